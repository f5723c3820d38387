export type Locale = 'en' | 'fr';
export type Theme = 'system' | 'light' | 'dark';
/** How fast the others' moves are told. */
export const PACES = ['calm', 'normal', 'fast', 'at_once'] as const;
export type Pace = (typeof PACES)[number];

const STORE = 'gondwana-settings';

interface Saved {
  locale: Locale;
  theme: Theme;
  confirm: boolean;
  motion: boolean;
  pace: Pace;
  panel: boolean;
}

function load(): Saved {
  const first: Saved = {
    locale: navigator.language.startsWith('fr') ? 'fr' : 'en',
    theme: 'system',
    confirm: true,
    motion: true,
    pace: 'normal',
    panel: true,
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Saved>) };
  } catch {
    return first;
  }
}

/** What a reader chose for the page; kept in the browser. */
class Settings {
  #saved = $state<Saved>(load());

  get locale(): Locale {
    return this.#saved.locale;
  }
  get theme(): Theme {
    return this.#saved.theme;
  }
  get confirm(): boolean {
    return this.#saved.confirm;
  }
  get motion(): boolean {
    return this.#saved.motion;
  }
  get pace(): Pace {
    return this.#saved.pace;
  }
  get panel(): boolean {
    return this.#saved.panel;
  }

  set(change: Partial<Saved>): void {
    Object.assign(this.#saved, change);
    localStorage.setItem(STORE, JSON.stringify(this.#saved));
    this.show();
  }

  /** Puts language and theme on the document, where CSS and screen readers look. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.#saved.locale;
    if (this.#saved.theme === 'system') root.removeAttribute('data-theme');
    else root.dataset.theme = this.#saved.theme;
    root.dataset.motion = this.moves ? 'on' : 'off';
  }

  /** Whether things may move: the reader's wish here and the system's. */
  get moves(): boolean {
    return this.#saved.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
