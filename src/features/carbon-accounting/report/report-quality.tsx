import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { Completeness } from '../boundary/completeness';
import { DoubleCounting } from '../results/quality/double-counting';
import { Gaps } from '../results/quality/gaps';
import { QualityShares } from '../results/quality/quality-shares';
import { QualitySummary } from '../results/quality/quality-summary';
import { PrintPart } from '../../../components/layout/print-view';

/** Share of the emissions by data quality, and the gaps. */
export function ReportQuality({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  return (
    <PrintPart title={t('quality.title')}>
      <QualitySummary report={report} />
      <Completeness report={report} forPrint />
      <QualityShares shares={report.dataQuality.shares} />
      <DoubleCounting report={report} forPrint />
      <Gaps report={report} />
    </PrintPart>
  );
}
