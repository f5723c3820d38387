import { getContext, setContext, type Component } from 'svelte';

/** What marks a player on the board: a colour, a species, an animal. */
export interface Identity {
  colour: string;
  /** The outline of its pieces, in a box of 32 by 32, where they have one. */
  shape?: string;
  Mark: Component<{ size: number }>;
  /** What it is called, for who can't see it. */
  name: string;
}

type Find = (seat: number) => Identity | null;
const KEY = Symbol('identity');

/** Hands the players' marks to everything below; asked anew whenever something is drawn. */
export function setIdentity(find: Find): void {
  setContext(KEY, find);
}

/** How a seat is marked at this table; null where its game has no marks of its own. */
export function useIdentity(): Find {
  return getContext<Find | undefined>(KEY) ?? (() => null);
}
