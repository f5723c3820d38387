import { tick } from 'svelte';
import type { Session } from '../../wire/session.svelte';
import type { Choosing } from './choosing.svelte';

/** The first thing that may be chosen; where the answers are buttons, the first of them. */
function focusFirst(): void {
  const first = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`);
  (first('.thing.can') ?? first('.choices button'))?.focus();
}

/** Keys for the table; and who plays by keys finds the focus on each new question. */
export function byKeys(session: Session, choosing: Choosing) {
  let keys = false;
  // The number, not the question itself: others' answers send it again, and must not move the focus.
  const question = $derived(choosing.choices.length > 0 ? session.ask?.number : undefined);

  $effect(() => {
    if (question === undefined || !keys) return;
    void tick().then(focusFirst);
  });

  function keydown(event: KeyboardEvent) {
    keys = true;
    if (event.key === 'Escape') choosing.cancel();
    const typing = event.target instanceof Element && event.target.matches('input, select, textarea, dialog *');
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'u' && choosing.draft?.begun) choosing.draft.back();
    else if (event.key === 'u' && session.ask?.undo) session.undo();
    if (event.key === 'c') choosing.confirm();
  }
  return { keydown, pointerdown: () => (keys = false) };
}
