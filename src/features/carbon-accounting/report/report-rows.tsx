import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import type { EmissionResult } from '../../../../core/contracts/ca-emission-results';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetResultsInfiniteQuery } from '../api';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useResultNames } from '../results/use-result-names';
import { purchaseTerms } from '../spend/purchase-terms';
import { FigureTable } from '../results/figure-table';
import { ReportPart } from './report-part';

/** The largest terms of the account with what they were made of. */
export function ReportRows({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-report');
  const { figure, tons } = useFigures();
  const { row: nameOf, names } = useResultNames();
  const projectId = useProjectId();
  const { currentData, isError, refetch } = useGetResultsInfiniteQuery(
    projectId === undefined ? skipToken : { projectId, year: report.year },
  );
  const rows = currentData?.pages[0]?.data;
  if (!rows && isError)
    return (
      <LoadFailure
        title={t('carbon:load.results')}
        retryLabel={t('common:actions.tryAgain')}
        onRetry={() => void refetch()}
      >
        {t('carbon:load.failedText')}
      </LoadFailure>
    );
  if (!rows) return <SkeletonLines label={t('carbon:load.loading')} />;
  const title = t('largest', { count: rows.length });
  /** What the amount of a purchase was multiplied from: paper cannot be opened. */
  const boughtBy = (row: EmissionResult) => {
    const terms = purchaseTerms(row).map(({ value, unit }) => {
      const text = figure(value, 'checked');
      return unit === '%' ? t('carbon:percent', { value: text }) : `${text} ${names.unit(unit)}`;
    });
    return terms.length > 0 ? { note: terms.join(' × ') } : {};
  };
  return (
    <ReportPart title={title}>
      {report.rows > rows.length && <p>{t('all', { count: report.rows })}</p>}
      <FigureTable
        label={title}
        columns={[
          t('carbon-results:row.what'),
          t('carbon-results:row.method'),
          t('amountAndFactor'),
          t('carbon-results:units.tons'),
        ]}
        rows={rows.map((row) => ({
          key: row.id,
          ...boughtBy(row),
          cells: [
            `${nameOf(row)}, ${names.country(row.countryCode)}`,
            t(`carbon-results:method.${row.scopeDetails}`),
            `${figure(row.amount, 'checked')} ${names.unit(row.unit)} × ${figure(row.factor.value, 'exact')}`,
            tons(row.baselineEmissionsTonsCO2e),
          ],
        }))}
      />
    </ReportPart>
  );
}
