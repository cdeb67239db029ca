import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { PrintedRows } from './printed-rows';
import { useAllRows } from './use-all-rows';
import { useIsPrinting } from './use-is-printing';
import * as styles from '../shared/results.module.css';

/** Prints every row of the year, regardless of the filter on screen; prints a note if some have not loaded. */
export function PrintedAccount({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  const { rows } = useAllRows(report.year);
  if (!useIsPrinting()) return null;
  return (
    <div className={styles.printOnly}>
      {rows.length < report.rows && <p>{t('paper.held', { count: rows.length, total: report.rows })}</p>}
      <PrintedRows label={t('rows.title')} rows={rows} report={report} />
    </div>
  );
}
