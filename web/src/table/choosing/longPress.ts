const HOLD = 450;

/** A finger that stays: calls back, and keeps the click that would follow from happening. */
export function longPress(callback: () => void) {
  return (node: Element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const down = (event: Event) => {
      held = false;
      if ((event as PointerEvent).pointerType === 'mouse') return;
      timer = setTimeout(() => {
        held = true;
        callback();
      }, HOLD);
    };
    const up = () => clearTimeout(timer);
    const click = (event: Event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => event.preventDefault();
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('pointermove', move);
    node.addEventListener('click', click, true);
    node.addEventListener('contextmenu', menu);
    function move(event: Event) {
      const { movementX, movementY } = event as PointerEvent;
      if (Math.abs(movementX) + Math.abs(movementY) > 6) up();
    }
    return () => {
      up();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('click', click, true);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
