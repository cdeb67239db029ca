import { stripLocale } from '../../../core/i18n/localized-path';
import { parseUrl } from '../../../core/outgoing/parse-url';

export const errorPage = '/500/';

/** The page of this site that led to the error page; undefined if the error page was opened directly. */
export function failedAddress(referrer: string, { origin }: { origin: string }): string | undefined {
  const from = parseUrl(referrer);
  return from?.origin === origin && stripLocale(from.pathname) !== errorPage ? from.href : undefined;
}
