// For the tests of the page's parts: all texts in both languages.
import { load } from './loading';
import { SCOPES } from './scopes';

await Promise.all(SCOPES.flatMap((scope) => [load(scope, 'en'), load(scope, 'fr')]));
