let isPressed = false;
let waiting: (() => void)[] = [];

/** The browser reports the click after the release, in the same task. A drag ends without a release. */
function release(): void {
  isPressed = false;
  if (waiting.length > 0) setTimeout(perform);
}

function perform(): void {
  const due = waiting;
  waiting = [];
  for (const action of due) action();
}

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', ({ button }) => (isPressed = button === 0), true);
  for (const end of ['mouseup', 'dragend', 'keydown']) window.addEventListener(end, release, true);
}

/**
 * Does something that moves the page, such as showing a fault, once no press is under way. A press leaves the field
 * that had the focus; if the page moved before the release, the pressed control would not be clicked.
 */
export function afterPress(action: () => void): void {
  if (isPressed) waiting.push(action);
  else action();
}
