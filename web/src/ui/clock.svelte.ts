import { settings } from './settings.svelte';

/** The time, once a second, while somebody looks at it. */
class Clock {
  now = $state(Date.now());

  constructor() {
    setInterval(() => {
      if (document.visibilityState === 'visible') this.now = Date.now();
    }, 1000);
  }

  /** How long ago, in the largest fitting unit: "8 s", "3 min", "2 h", "4 d". */
  ago(iso: string): string {
    const seconds = Math.max(0, Math.round((this.now - Date.parse(iso)) / 1000));
    const [value, unit]: [number, string] =
      seconds < 60
        ? [seconds, 'second']
        : seconds < 3600
          ? [Math.floor(seconds / 60), 'minute']
          : seconds < 86400
            ? [Math.floor(seconds / 3600), 'hour']
            : [Math.floor(seconds / 86400), 'day'];
    return new Intl.NumberFormat(settings.locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  }
}

export const clock = new Clock();
