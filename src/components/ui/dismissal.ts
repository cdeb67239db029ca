import { useEffect, type RefObject } from 'react';

/**
 * Calls `dismiss` when something open should close: on Escape (`byKey`), and when a click or the focus goes elsewhere.
 * A focused ancestor does not count: the router focuses the page after navigation.
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
