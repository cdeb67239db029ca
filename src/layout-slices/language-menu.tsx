import { useCallback, useRef, type MouseEvent } from 'react';
import { ChevronDown } from 'lucide-react';
import { localeNames, locales, type Locale } from '../../core/i18n/locales';
import { toPath } from '../../core/i18n/localized-path';
import { useDismissal } from '../components/ui/dismissal';
import { changeLocale } from '../lib/i18n/change-locale';
import * as styles from './language-menu.module.css';

interface LanguageMenuProps {
  label: string;
  current: Locale;
  /** The canonical address of the current page. */
  path: string;
}

/** The page in its other languages: plain links in a native disclosure, so that they work before hydration. */
export function LanguageMenu({ label, current, path }: LanguageMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  const dismiss = useCallback((byKey: boolean) => {
    if (!menu.current?.open) return;
    menu.current.open = false;
    if (byKey) menu.current.querySelector('summary')?.focus();
  }, []);
  useDismissal(menu, dismiss);

  const choose = (event: MouseEvent, locale: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dismiss(false);
    changeLocale(locale);
  };

  return (
    <details className={styles.menu} ref={menu}>
      <summary className={styles.summary} aria-label={`${label}: ${localeNames[current]}`}>
        <span aria-hidden>{localeNames[current]}</span>
        <ChevronDown size={16} aria-hidden />
      </summary>
      <ul className={styles.list}>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              className={styles.link}
              href={toPath(path, locale)}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current || undefined}
              onClick={(event) => choose(event, locale)}
            >
              {localeNames[locale]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
