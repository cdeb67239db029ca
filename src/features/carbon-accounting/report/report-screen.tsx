import { FileText, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, Page } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { EmptyState } from '../../../components/ui/empty-state';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useReport } from '../results/use-report';
import { CheckedYear } from '../shared/checked-year';
import { useYears } from '../shared/use-years';
import { ReportPrintView } from './report-print-view';
import { useReportRows } from './use-report-rows';

/** The printable report of a year: figures, method and sources, without controls. */
export function ReportScreen({ year }: { year: string | undefined }) {
  return <CheckedYear year={year}>{(checked) => <YearPrintView key={checked} year={checked} />}</CheckedYear>;
}

function YearPrintView({ year }: { year: number }) {
  const { t } = useTranslation('carbon-report');
  const { pathTo } = useLocale();
  const { report, isLoading, retry } = useReport(year);
  const rows = useReportRows(year);
  const { years, isLoading: areYearsLoading } = useYears();
  // A part that is still loading would be missing on paper.
  const isPartial = (!rows.rows && rows.isLoading) || (!years && areYearsLoading);
  return (
    <Page
      parent={{ to: pathTo(`/carbon-accounting/${year}/results/`), name: t('carbon:actions.backToResults') }}
      title={t('title', { year })}
      actions={
        report && (
          <Button variant="primary" disabled={isPartial} onClick={() => window.print()}>
            <Printer size={16} aria-hidden />
            {t('carbon-results:paper.print')}
          </Button>
        )
      }
    >
      {report && <ReportPrintView report={report} />}
      {report === undefined && isLoading && (
        <Card>
          <SkeletonLines label={t('carbon:load.loading')} />
        </Card>
      )}
      {report === undefined && !isLoading && <LoadFailure title={t('carbon:load.results')} onRetry={retry} />}
      {report === null && (
        <EmptyState icon={FileText} title={t('carbon-results:empty.title')}>
          {t('carbon-results:empty.text')}
        </EmptyState>
      )}
    </Page>
  );
}
