import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../core/dates/format-day';
import type { SharedReport } from '../../../../core/contracts/shared-report';
import { useLocale } from '../../../lib/i18n/use-locale';
import { SharedReportView } from '../../reports/shared-report-view';
import * as styles from '../customer-view.module.css';

/** The sustainability reports that a supplier shares, one per year. */
export function SharedReports({ reports }: { reports: readonly SharedReport[] }) {
  const { t } = useTranslation('customer-view');
  return (
    <>
      <p className={styles.muted}>{t('reports.text')}</p>
      {reports.map((report) => (
        <OneReport key={report.year} report={report} />
      ))}
    </>
  );
}

function OneReport({ report }: { report: SharedReport }) {
  const { t } = useTranslation('customer-view');
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { year, sharedAt } = report;
  return (
    <details className={styles.preview} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {sharedAt === null
          ? t('reports.now', { year })
          : t('reports.asOf', { year, date: formatDay(sharedAt, locale) })}
      </summary>
      <div className={styles.shown}>{isOpen && <SharedReportView report={report} />}</div>
    </details>
  );
}
