import { useEffect } from 'react';
import { stripLocale } from '../../../core/i18n/localized-path';

/** Calls the stable `onLeft` when another page is shown. A change of language shows the same page again. */
export function usePageLeft(onLeft: () => void): void {
  useEffect(() => {
    const page = stripLocale(window.location.pathname);
    return () => {
      if (stripLocale(window.location.pathname) !== page) onLeft();
    };
  }, [onLeft]);
}
