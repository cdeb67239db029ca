import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetResultsInfiniteQuery } from '../api';
import { RowsOnPaper } from '../results/rows-on-paper';
import { PaperPart } from '../../../components/layout/paper';

/** The largest rows of the account with their inputs; with the sum of the others they add up to the total. */
export function ReportRows({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-report');
  const projectId = useProjectId();
  const { currentData, isError, refetch } = useGetResultsInfiniteQuery(
    projectId === undefined ? skipToken : { projectId, year: report.year },
  );
  const rows = currentData?.pages[0]?.data;
  if (!rows && isError)
    return <LoadFailure title={t('carbon:load.results')} onRetry={() => void refetch()} />;
  if (!rows) return <SkeletonLines label={t('carbon:load.loading')} />;
  const others = report.rows - rows.length;
  const title = t(others > 0 ? 'largest' : 'whole', { count: rows.length });
  return (
    <PaperPart title={title}>
      {others > 0 && <p>{t('all', { count: report.rows })}</p>}
      <RowsOnPaper label={title} rows={rows} report={report} />
    </PaperPart>
  );
}
