import '@fontsource-variable/literata/wght.css';
import '@fontsource-variable/literata/wght-italic.css';
import './ui/variables.css';
import './ui/base.css';
import './table/panels/tables.css';
import { mount } from 'svelte';
import App from './pages/App.svelte';
import { open } from './text/loading';

await open('page');
mount(App, { target: document.getElementById('page')! });
