import { formatDay } from '../../../../core/dates/format-day';
import { parseInstant } from '../../../../core/dates/parse-instant';
import { useLocale } from '../../../lib/i18n/use-locale';
import * as styles from './cells.module.css';

/** A day in the reader's language and time zone; a dash for none. */
export function Day({ value }: { value: string | null }) {
  const { locale } = useLocale();
  const instant = parseInstant(value);
  if (!instant) return <>–</>;
  return (
    <time className={styles.number} dateTime={instant.toISOString()}>
      {formatDay(value, locale)}
    </time>
  );
}
