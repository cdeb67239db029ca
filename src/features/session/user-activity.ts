/** What a person does with a pointer, a keyboard, a wheel, or by touch or voice. */
const events = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'touchmove', 'input', 'click'] as const;

/** Calls `listener` for every sign of life of the person. Answers with the function that ends it. */
export function onUserActivity(listener: () => void): () => void {
  let position: string | undefined;
  // Browsers report a pointer at rest as moving when the page moves under it, as it does when a dialog opens:
  // the first report only says where the pointer is.
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
