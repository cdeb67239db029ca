import type { PushMessage } from '../../../core/contracts/notifications';
import { formatDay } from '../../../core/dates/format-day';
import { toPath } from '../../../core/i18n/localized-path';
import type { Locale } from '../../../core/i18n/locales';
import { notificationEvents, type NotificationEvent } from '../../../core/notifications/topics';

/** The texts of `mail.json` in a language. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

export interface Noted {
  event: NotificationEvent;
  subject: string;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
}

/** An event as a sentence. */
function sentenceOf({ event, subject, dueDate }: Noted, t: Translate, locale: Locale): string {
  const date = (dueDate !== null && formatDay(`${dueDate}T00:00:00Z`, locale, 'UTC')) || '';
  return t(`notification.${event}`, { name: subject, date });
}

/** The sentences, each once, in the order of the events. */
export const sentencesOf = (noted: readonly Noted[], t: Translate, locale: Locale): string[] => [
  ...new Set(noted.map((each) => sentenceOf(each, t, locale))),
];

const maxSentences = 4;

/**
 * One message for everything that waits for a device. A message about a single company replaces an older
 * identical one.
 * @param noted at least one
 */
export function pushMessage(noted: readonly [Noted, ...Noted[]], t: Translate, locale: Locale): PushMessage {
  const [first, ...others] = sentencesOf(noted, t, locale);
  const { event, subject } = noted[0];
  const common = { off: t('notification.off'), path: toPath(pathOf(noted), locale) };
  if (others.length === 0)
    return {
      ...common,
      title: first ?? '',
      body: t(`notification.next.${event}`),
      tag: `${event} ${subject}`,
    };
  const all = [first, ...others];
  const more = all.length - maxSentences;
  const lines = [
    ...all.slice(0, maxSentences),
    ...(more > 0 ? [t('notification.more', { count: more })] : []),
  ];
  return {
    ...common,
    title: t('notification.several', { count: all.length }),
    body: lines.join('\n'),
    tag: 'several',
  };
}

/** The page that shows all of it, or the overview. */
function pathOf(noted: readonly Noted[]): string {
  const paths = new Set(noted.map(({ event }) => notificationEvents[event].path));
  const [path] = paths;
  return paths.size === 1 && path !== undefined ? path : '/overview/';
}
