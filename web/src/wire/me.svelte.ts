import { api } from './api';
import type { Me } from './types.gen';

/** Who this browser is to the server; one question at a time, in the order of asking. */
class MeStore {
  name = $state.raw<string | null>(null);
  #loaded: Promise<void> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  load(): Promise<void> {
    return (this.#loaded ??= this.#ask(() => api.me()).catch(() => void (this.#loaded = null)));
  }

  rename(name: string): Promise<void> {
    return this.#ask(() => api.rename(name));
  }

  /** Whoever sits down needs a name: one is given to those who chose none. */
  async named(otherwise: string): Promise<void> {
    await this.load();
    await this.#last.catch(() => undefined);
    if (!this.name) await this.rename(otherwise);
  }

  #ask(question: () => Promise<Me>): Promise<void> {
    const answer = this.#last
      .catch(() => undefined)
      .then(question)
      .then((me) => void (this.name = me.name));
    this.#last = answer;
    return answer;
  }
}

export const me = new MeStore();
