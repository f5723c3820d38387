import { flip, type AnimationConfig, type FlipParams } from 'svelte/animate';

/** Svelte's flip for lists that may lie folded: what has no size was nowhere, and has no way to go. */
export function glide(node: Element, way: { from: DOMRect; to: DOMRect }, params: FlipParams = {}): AnimationConfig {
  const sizes = [way.from.width, way.from.height, way.to.width, way.to.height];
  return sizes.every((size) => size > 0) ? flip(node, way, params) : { duration: 0 };
}
