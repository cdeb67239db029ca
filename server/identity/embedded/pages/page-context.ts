import type { Locale } from '../../../../core/i18n/locales';
import type { Translate } from './texts';

/** What every page needs to know. */
export interface PageContext {
  locale: Locale;
  t: Translate;
  styleSheet: string;
  /** The app's first page, in the language of this page. */
  home: string;
  /** Full addresses of the scripts of pages with a passkey; none on the others. */
  passkeyScripts: readonly string[];
}
