/** The candidate that lies nearest in a direction; sideways distance counts double. */
export function nearest<T extends { x: number; y: number }>(from: T, all: T[], dx: number, dy: number): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const other of all) {
    const along = (other.x - from.x) * dx + (other.y - from.y) * dy;
    const aside = Math.abs((other.x - from.x) * dy) + Math.abs((other.y - from.y) * dx);
    if (other === from || along < 1) continue;
    if (along + 2 * aside < least) [best, least] = [other, along + 2 * aside];
  }
  return best;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move the focus among the things of a group, as one sees them. */
export function arrows(group: Element) {
  const move = (event: Event) => {
    const way = WAYS[(event as KeyboardEvent).key];
    const here = document.activeElement;
    if (!way || !here || !group.contains(here)) return;
    const spots = [...group.querySelectorAll<HTMLElement>('[data-thing]')].map((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return { node, x: left + width / 2, y: top + height / 2 };
    });
    const from = spots.find((spot) => spot.node === here);
    const to = from && nearest(from, spots, ...way);
    event.preventDefault();
    event.stopPropagation();
    to?.node.focus();
  };
  group.addEventListener('keydown', move);
  return () => group.removeEventListener('keydown', move);
}
