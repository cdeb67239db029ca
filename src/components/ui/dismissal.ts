import { useEffect, type RefObject } from 'react';

/**
 * Tells when what is open is to be closed: on Escape (`byKey`), and when a click or the focus goes elsewhere. The page
 * around it, to which the router gives the focus when another page has come, is not elsewhere.
 */
export function useDismissal(
  root: RefObject<HTMLElement>,
  dismiss: (byKey: boolean) => void,
  isListening = true,
): void {
  useEffect(() => {
    if (!isListening) return;
    const onPress = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) dismiss(false);
    };
    const onFocus = (event: Event) => {
      if (!(event.target as Node).contains(root.current)) onPress(event);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss(true);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [root, dismiss, isListening]);
}
