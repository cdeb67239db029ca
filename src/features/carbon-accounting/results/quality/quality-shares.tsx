import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { FigureTable } from '../../shared/figure-table';

/** How much of the emissions has which data quality, the best first. */
export function QualityShares({ shares }: { shares: YearReport['dataQuality']['shares'] }) {
  const { t } = useTranslation('carbon-results');
  const { columnPercent } = useFigures();
  return (
    <FigureTable
      label={t('quality.title')}
      columns={[t('quality.level'), t('units.share')]}
      rows={shares.map((share, index) => ({
        key: String(index),
        cells: [
          `${index + 1} · ${t(`quality.levels.${index + 1}` as 'quality.levels.1')}`,
          columnPercent(share),
        ],
        parts: share > 0 ? [{ percent: share, colour: 'var(--accent)' }] : [],
      }))}
    />
  );
}
