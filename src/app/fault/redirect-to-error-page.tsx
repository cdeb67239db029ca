import { useEffect } from 'react';
import { stripLocale } from '../../../core/i18n/localized-path';
import { useLocale } from '../../lib/i18n/use-locale';
import { errorPage } from './failed-address';

/** Leaves a page whose layout fails for the prerendered error page. */
export function RedirectToErrorPage() {
  const { pathTo } = useLocale();
  useEffect(() => {
    if (stripLocale(window.location.pathname) !== errorPage) window.location.replace(pathTo(errorPage));
  }, [pathTo]);
  return null;
}
