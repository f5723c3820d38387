/** Puts the focus on the first element that takes it: all of the first kind are tried before those of the next. */
export function focusFirst(kinds: readonly string[]): void {
  for (const kind of kinds)
    for (const found of document.querySelectorAll<HTMLElement>(`main ${kind}`)) {
      found.focus();
      if (document.activeElement === found) return;
    }
}
