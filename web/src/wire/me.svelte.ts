import { api } from './api';

/** Who this browser is to the server. */
class MeStore {
  name = $state.raw<string | null>(null);
  #loaded: Promise<void> | null = null;

  load(): Promise<void> {
    return (this.#loaded ??= api.me().then(
      (me) => void (this.name = me.name),
      () => void (this.#loaded = null),
    ));
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  /** Whoever sits down needs a name: one is given to those who chose none. */
  async named(otherwise: string): Promise<void> {
    await this.load();
    if (!this.name) await this.rename(otherwise);
  }
}

export const me = new MeStore();
