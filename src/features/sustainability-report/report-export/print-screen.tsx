import { useTranslation } from 'react-i18next';
import { Page } from '../../../components/layout/page';
import { useLocale } from '../../../lib/i18n/use-locale';
import { LoadedYear } from '../components/loaded-year';
import { useReport } from '../hooks/use-report';
import { reportPath } from '../paths';
import { ExportCard } from './export-card';
import { ReportPrintView } from './report-print-view';

/** A printable report, with its other output formats. */
export function PrintScreen({ year }: { year: number }) {
  const { t } = useTranslation('sustainability-report');
  const { pathTo } = useLocale();
  const report = useReport(year);
  return (
    <Page
      parent={{ to: pathTo(reportPath(year)), name: t('handOver.back') }}
      title={t('report.title', { year })}
    >
      <LoadedYear year={year} report={report}>
        {(view) => (
          <>
            <ExportCard view={view} />
            <ReportPrintView view={view} />
          </>
        )}
      </LoadedYear>
    </Page>
  );
}
