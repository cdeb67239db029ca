/** Input by pointer, keyboard, wheel, touch or voice. */
const events = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'touchmove', 'input', 'click'] as const;

/** Calls `listener` for every sign of activity. Returns a function that stops it. */
export function onUserActivity(listener: () => void): () => void {
  let position: string | undefined;
  // Browsers report a resting pointer as moving when the page moves under it, for example when a dialog
  // opens, so the first report only sets the position.
  const onMove = ({ screenX, screenY }: MouseEvent) => {
    const next = `${screenX} ${screenY}`;
    const moved = position !== undefined && next !== position;
    position = next;
    if (moved) listener();
  };
  const options = { capture: true, passive: true };
  for (const event of events) window.addEventListener(event, listener, options);
  window.addEventListener('pointermove', onMove, options);
  return () => {
    for (const event of events) window.removeEventListener(event, listener, options);
    window.removeEventListener('pointermove', onMove, options);
  };
}
