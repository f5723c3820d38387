/** A region that scrolls can be reached by keys, and only then: else it would be one stop too many. */
export function reachable(node: HTMLElement) {
  const look = () => {
    const scrolls = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    const shown = getComputedStyle(node);
    const may = [shown.overflowX, shown.overflowY].some((way) => way === 'auto' || way === 'scroll');
    if (scrolls && may) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(node);
  content.observe(node, { childList: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
