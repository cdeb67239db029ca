import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { useFigures } from '../../../lib/i18n/use-figures';
import { Completeness } from '../boundary/completeness';
import { DoubleCounting } from '../results/double-counting';
import { FigureTable } from '../results/figure-table';
import { Gaps } from '../results/gaps';
import { QualitySummary } from '../results/quality-summary';
import { PrintPart } from '../../../components/layout/print-view';

/** Share of the emissions by data quality, and the gaps. */
export function ReportQuality({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-report');
  const { figure } = useFigures();
  const { dataQuality } = report;
  return (
    <PrintPart title={t('carbon-results:quality.title')}>
      <QualitySummary report={report} />
      <Completeness report={report} forPrint />
      <FigureTable
        label={t('carbon-results:quality.title')}
        columns={[t('level'), t('carbon-results:units.share')]}
        rows={dataQuality.shares.map((share, index) => ({
          key: String(index),
          parts: share > 0 ? [{ percent: share, colour: 'var(--accent)' }] : [],
          cells: [
            `${index + 1} · ${t(`carbon-results:quality.levels.${index + 1}` as 'carbon-results:quality.levels.1')}`,
            t('carbon:percent', { value: figure(share, 'percent') }),
          ],
        }))}
      />
      <DoubleCounting report={report} forPrint />
      <Gaps report={report} />
    </PrintPart>
  );
}
