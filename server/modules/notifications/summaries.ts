import type { Locale } from '../../../core/i18n/locales';
import { localTime } from '../../../core/notifications/quiet-hours';
import { eventsOf } from '../../../core/notifications/topics';
import type { Database, Queryable } from '../../lib/database';
import { findChoices } from './repository';
import { findNews, findPossibleReaders, recordSummary, type News, type Reader } from './summary-repository';
import { sentencesOf, type Translate } from './push-texts';

/** The content of one person's summary. */
export interface Summary {
  email: string;
  locale: Locale;
  name: string;
  company: string;
  /** One per event. */
  sentences: readonly string[];
  offKey: string;
}

export interface SummaryParts {
  writeSummary: (tx: Queryable, summary: Summary) => Promise<void>;
  translateTo: (locale: Locale) => Translate;
  now?: () => Date;
}

/** Seven in the morning, in the reader's time zone. */
const minuteOfSummary = 7 * 60;

/** Writes the daily summary for everyone for whom it is time and something has happened; each once. */
export async function writeSummaries(database: Database, parts: SummaryParts): Promise<void> {
  const now = parts.now?.() ?? new Date();
  for (const reader of await findPossibleReaders(database)) {
    const choices = await findChoices(database, reader.userId);
    const { day, minute } = localTime(now, choices.timeZone);
    if (minute < minuteOfSummary || (reader.day !== null && reader.day >= day)) continue;
    const news = await database.transaction((tx) => findNews(tx, reader, eventsOf(choices.mailed)));
    if (news.rows.length === 0) continue;
    await database.transaction((tx) => writeOne(tx, reader, { ...parts, news, day }));
  }
}

async function writeOne(
  tx: Queryable,
  reader: Reader,
  { writeSummary, translateTo, news, day }: SummaryParts & { news: News; day: string },
): Promise<void> {
  const offKey = await recordSummary(tx, { userId: reader.userId, day, lastId: news.lastId });
  if (offKey === undefined) return;
  const { email, locale, name, company } = reader;
  const sentences = sentencesOf(news.rows, translateTo(locale), locale);
  await writeSummary(tx, { email, locale, name, company, sentences, offKey });
}
