import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { PrintedRows } from '../results/print/printed-rows';
import { PrintPart } from '../../../components/layout/print-view';
import { useReportRows } from './use-report-rows';

/** The largest rows of the account with their inputs; with the sum of the others they add up to the total. */
export function ReportRows({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-report');
  const { rows, isLoading, retry } = useReportRows(report.year);
  if (!rows && isLoading) return <SkeletonLines label={t('carbon:load.loading')} />;
  if (!rows) return <LoadFailure title={t('carbon:load.results')} onRetry={retry} />;
  const others = report.rows - rows.length;
  const title = t(others > 0 ? 'largest' : 'whole', { count: rows.length });
  return (
    <PrintPart title={title}>
      {others > 0 && <p>{t('all', { count: report.rows })}</p>}
      <PrintedRows label={title} rows={rows} report={report} />
    </PrintPart>
  );
}
