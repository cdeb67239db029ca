import { useTranslation } from 'react-i18next';
import { useFigures } from '../../../lib/i18n/use-figures';
import { FigureTable } from '../results/figure-table';
import type { EnergyPoint } from './energy-points';

/** The energy of several years, MWh, for the screen and for paper. */
export function EnergyByYear({ points }: { points: readonly EnergyPoint[] }) {
  const { t } = useTranslation('carbon');
  const { tons: mwh } = useFigures();
  return (
    <FigureTable
      label={t('energy.title')}
      columns={[t('energy.year'), t('energy.renewable'), t('energy.other'), t('energy.together')]}
      rows={points.map(({ year, renewable, other, total }) => ({
        key: String(year),
        cells: [String(year), mwh(renewable), mwh(other), mwh(total)],
      }))}
    />
  );
}
