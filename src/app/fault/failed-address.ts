import { stripLocale } from '../../../core/i18n/localized-path';

export const errorPage = '/500/';

/** The page of ours that led to the error page; undefined for somebody who has opened the error page itself. */
export function failedAddress(referrer: string, { origin }: { origin: string }): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const from = new URL(referrer);
  return from.origin === origin && stripLocale(from.pathname) !== errorPage ? from.href : undefined;
}
