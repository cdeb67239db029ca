import { useTranslation } from 'react-i18next';
import { dateFormat, listFormat } from '../../../../core/i18n/intl';
import { Card } from '../../../components/layout/page';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { DropPlan } from './drop-plan';
import * as styles from './invoices.module.css';

const maxRows = 10;

/** Problems in meter data: omitted months, missing hours, unreadable rows, further columns. */
export function MeterGapsCard({ gaps }: Pick<DropPlan, 'gaps'>) {
  const { t } = useTranslation('carbon-invoices');
  const { locale } = useLocale();
  if (gaps.length === 0) return null;
  const { format } = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const list = listFormat(locale);
  return (
    <Card title={t('gaps.title')}>
      <ul className={styles.lines}>
        {gaps.map(({ name, gaps: { months, unread, columns } }, index) => (
          <li key={index} className={styles.line}>
            <span className={styles.facts}>
              <strong>{name}</strong>
              {months.map(({ month, hours, isLeftOut }) => (
                <div key={month}>
                  {t(isLeftOut ? 'gaps.leftOut' : 'gaps.missing', {
                    month: format(new Date(`${month}-01T00:00:00Z`)),
                    count: hours,
                  })}
                </div>
              ))}
              {unread.length > 0 && (
                <div>
                  {t('gaps.unread', {
                    count: unread.length,
                    rows: list.format(unread.slice(0, maxRows).map(String)),
                  })}
                </div>
              )}
              {columns && (
                <div>{t('gaps.columns', { column: columns.read, columns: list.format(columns.others) })}</div>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
