import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { InstantText } from '../../../components/ui/instant';
import { Facts } from '../../../components/layout/facts';
import { Notice } from '../../../components/ui/notice';
import { BoundaryNotices } from '../boundary/boundary-notices';
import { VerificationLine } from '../verification/verification-line';
import { VerificationNotice } from '../verification/verification-notice';
import { verificationOfReport } from '../verification/verification-of-report';
import { FrozenBoundary } from '../boundary/frozen-boundary';
import { usePeriod } from '../boundary/use-period';
import { useCompany } from '../shared/use-company';
import { useFigures } from '../../../lib/i18n/use-figures';
import { OutdatedMethodNotice } from '../results/outdated-method-notice';
import { Sources } from '../results/sources';
import { ReportEnergy } from './report-energy';
import { ReportHeadline } from './report-headline';
import { ReportMethod } from './report-method';
import { ReportOrigins } from './report-origins';
import { PrintView, PrintPart } from '../../../components/layout/print-view';
import { ReportQuality } from './report-quality';
import { ReportRows } from './report-rows';
import { ReportTotals } from './report-totals';

/** The factor set used unless another was chosen for the company. */
const shippedSet = 'shipped';

export function ReportPrintView({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-report');
  const { figure } = useFigures();
  const { name } = useCompany();
  const period = usePeriod();
  const { year, boundary, calculatedAt, factorSet, needsRecalculation, rows } = report;
  const { holds: verification } = verificationOfReport(report);
  return (
    <PrintView>
      {needsRecalculation && <Notice tone="caution">{t('carbon-results:outdated')}</Notice>}
      <OutdatedMethodNotice report={report} />
      <BoundaryNotices report={report} />
      <VerificationNotice report={report} />
      <ReportHeadline report={report} />
      <Facts
        facts={[
          { name: t('company'), value: name },
          { name: t('year'), value: period(year, boundary?.fiscalYearStart) },
          { name: t('calculated'), value: <InstantText value={calculatedAt} /> },
          { name: t('factorSet'), value: factorSet === shippedSet ? t('shipped') : factorSet },
          { name: t('methodVersion'), value: report.methodVersion },
          { name: t('rows'), value: figure(rows, 'money') },
          {
            name: t('carbon-results:verification.title'),
            value: verification ? (
              <VerificationLine verification={verification} />
            ) : (
              t('carbon-results:verification.notVerified')
            ),
          },
        ]}
      />
      {boundary && (
        <PrintPart title={t('carbon-boundary:frozen.title')}>
          <FrozenBoundary year={year} boundary={boundary} />
        </PrintPart>
      )}
      <ReportTotals report={report} />
      <ReportOrigins report={report} />
      <ReportEnergy report={report} />
      <ReportQuality report={report} />
      <ReportRows report={report} />
      <ReportMethod />
      <Sources report={report} forPrint />
    </PrintView>
  );
}
