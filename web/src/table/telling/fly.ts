/** Sends a copy of each chip's number to the score of its seat, then calls back once. */
export function fly(chips: HTMLElement, arrived: () => void): void {
  const flights: Promise<unknown>[] = [];
  for (const chip of chips.querySelectorAll<HTMLElement>('[data-to]:not(.none)')) {
    const number = chip.querySelector('strong');
    const score = document.querySelector(`[data-score="${chip.dataset.to}"]`);
    if (number && score) flights.push(flight(number, score));
  }
  void Promise.all(flights).then(arrived);
}

async function flight(number: Element, score: Element): Promise<void> {
  const from = number.getBoundingClientRect();
  const to = score.getBoundingClientRect();
  const copy = number.cloneNode(true) as HTMLElement;
  const { fontSize, color } = getComputedStyle(number);
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    zIndex: '40',
    fontSize,
    fontWeight: '700',
    color,
    pointerEvents: 'none',
  });
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  const way = `translate(${to.left - from.left}px, ${to.top - from.top}px)`;
  const motion = copy.animate([{ transform: 'none' }, { transform: 'scale(1.5)' }, { transform: way }], {
    duration: 650,
    easing: 'cubic-bezier(0.3, 0, 0.3, 1)',
  });
  await motion.finished.catch(() => undefined);
  copy.remove();
}
