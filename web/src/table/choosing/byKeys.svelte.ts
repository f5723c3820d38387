import { tick } from 'svelte';
import { focusFirst } from '../../ui/focusFirst';
import type { Session } from '../../wire/session.svelte';
import type { Choosing } from './choosing.svelte';

// Where who plays by keys goes on: at the first thing that may be chosen; where the answers are buttons, at the first of
// them; while something is told, at what ends the telling; and otherwise at the bar, not at the top of the page.
export const PLACES = ['.thing.can', '.choices button', '.bar .to-now', '.skip-telling', '.prompt .bar'];

// Where nobody is left alone: the page itself, the bar, a thing that can no longer be chosen.
const LEFT = 'body, main .bar, .thing:not(.can)';

const FADED = 300; // milliseconds after which a panel that fades away is gone, and the focus with it

/** Keys for the table; and who plays by keys finds the focus on each new question, or on what the board tells before it. */
export function byKeys(session: Session, choosing: Choosing, staged: () => boolean) {
  let keys = false;
  const telling = $derived((choosing.asker.telling ?? false) || staged());
  // The number, not the question itself: others' answers send it again, and must not move the focus.
  const question = $derived(choosing.choices.length > 0 && !telling ? (session.ask?.number ?? null) : null);

  $effect(() => {
    if (question === null || !keys) return;
    void tick().then(() => focusFirst(PLACES));
  });
  // What had the focus goes away with its question, or while something is told: nobody should have to begin at the top of the page.
  $effect(() => {
    void [choosing.asker.telling, staged(), choosing.lit];
    if (question !== null || !keys) return;
    const find = () => document.activeElement?.matches(LEFT) && focusFirst(PLACES);
    void tick().then(find);
    const later = setTimeout(find, FADED);
    return () => clearTimeout(later);
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
