import { Calculator, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Page } from '../../../components/layout/page';
import { ScreenOnly } from '../../../components/layout/print-view';
import { Button } from '../../../components/ui/button';
import { EmptyState } from '../../../components/ui/empty-state';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useYearIntro } from '../boundary/use-period';
import { useAccess } from '../shared/use-access';
import { useCalculation } from '../calculation/use-calculation';
import { useReport } from './use-report';
import { CalculationOutcome } from '../calculation/calculation-outcome';
import { CheckedYear } from '../shared/checked-year';
import { CalculateBar } from '../calculation/calculate-bar';
import { ExportDialog } from '../files/export-dialog';
import { YearLink } from '../shared/year-link';
import { Report } from './report';
import { PrintButton, PrintResults } from './print/print-results';
import { SupplierNews } from './supplier-news';

/** The results of a year: total, origins, and the calculation of each row. */
export function ResultsScreen({ year }: { year: string | undefined }) {
  return <CheckedYear year={year}>{(checked) => <YearResults key={checked} year={checked} />}</CheckedYear>;
}

function YearResults({ year }: { year: number }) {
  const { t } = useTranslation('carbon-results');
  const { pathTo } = useLocale();
  const { canManage } = useAccess();
  const { report, isLoading, hasFailed, retry } = useReport(year);
  const [calculation, calculate, dismiss] = useCalculation();
  const [isExporting, setExporting] = useState(false);
  const fiscalYearStart = report?.boundary?.fiscalYearStart;
  const withPeriod = useYearIntro(year, fiscalYearStart);
  const isPending = report === undefined && isLoading;
  // The next act with results, unless they are to be calculated first.
  const canShare = canManage && !report?.needsRecalculation;
  const state = (
    <ScreenOnly>
      <CalculateBar
        year={year}
        place={report ? 'beside total' : 'above results'}
        isCalculating={calculation.status === 'running'}
        onCalculate={() => void calculate(year)}
      />
    </ScreenOnly>
  );
  return (
    <Page
      parent={{ to: pathTo('/carbon-accounting/'), name: t('carbon:actions.allYears') }}
      title={t('title', { year })}
      intro={withPeriod(t('intro'))}
      actions={
        <>
          {report && <PrintResults report={report} />}
          {report === undefined && <PrintButton disabled />}
          {report !== null && (
            <Button disabled={!report} onClick={() => setExporting(true)}>
              <Download size={16} aria-hidden />
              {t('carbon-files:open.export')}
            </Button>
          )}
          <YearLink year={year} page="update" look={{}}>
            {canManage ? t('carbon:actions.update') : t('carbon:actions.inputs')}
          </YearLink>
          {report !== null && (
            <YearLink year={year} page="share" look={{ variant: canShare ? 'primary' : 'secondary' }}>
              {t('carbon:actions.share')}
            </YearLink>
          )}
        </>
      }
    >
      <CalculationOutcome
        calculation={calculation}
        year={year}
        onDismiss={dismiss}
        onRetry={(again) => void calculate(again)}
      />
      {!report && !isPending && state}
      {report && <SupplierNews report={report} />}
      {report?.needsRecalculation && <Notice tone="caution">{t('outdated')}</Notice>}
      {report !== undefined && hasFailed && <StaleNotice title={t('carbon:load.results')} onRetry={retry} />}
      {isPending && (
        <Card>
          <SkeletonLines label={t('carbon:load.loading')} />
        </Card>
      )}
      {report === undefined && !isPending && hasFailed && (
        <LoadFailure title={t('carbon:load.results')} onRetry={retry} />
      )}
      {report === null && (
        <EmptyState icon={Calculator} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      )}
      {report && <Report report={report} state={state} />}
      {isExporting && <ExportDialog year={year} part="results" onClose={() => setExporting(false)} />}
    </Page>
  );
}
