import { stripLocale } from '../../../core/i18n/localized-path';

export const errorPage = '/500/';

/** The page of this site that led to the error page; undefined if the error page was opened directly. */
export function failedAddress(referrer: string, { origin }: { origin: string }): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const from = new URL(referrer);
  return from.origin === origin && stripLocale(from.pathname) !== errorPage ? from.href : undefined;
}
