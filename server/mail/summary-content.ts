import type { Locale } from '../../core/i18n/locales';
import type { MailContent } from './mail';
import { mailFrame } from './mail-frame';
import { translateTo } from './texts';

/** The reader's key is appended. */
export const summaryOffPath = '/api/notifications/summary-off/';

export interface SummaryMail {
  email: string;
  locale: Locale;
  /** May be empty. */
  name: string;
  company: string;
  /** What has happened, at least one. */
  sentences: readonly string[];
  offKey: string;
}

/** What has happened to a company since the previous summary. */
export function summaryContent(
  { locale, name, company, sentences }: SummaryMail,
  { url, offUrl }: { url: string; offUrl: string },
): MailContent {
  const t = translateTo(locale);
  const [only] = sentences.length === 1 ? sentences : [];
  return {
    ...mailFrame(locale, name),
    subject: only ?? t('summary.subject', { company, count: sentences.length }),
    paragraphs: [t('summary.text', { company })],
    list: sentences,
    action: { label: t('openProduct'), url },
    notes: [t('summary.why')],
    off: { label: t('summary.off'), url: offUrl },
  };
}
