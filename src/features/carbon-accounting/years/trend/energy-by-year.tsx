import { useTranslation } from 'react-i18next';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { energyBars, energyColumns } from '../../results/energy/energy-bars';
import { FigureTable } from '../../shared/figure-table';
import type { EnergyPoint } from './energy-points';

/** Energy of several years in MWh, with bars, for screen and print. */
export function EnergyByYear({ points }: { points: readonly EnergyPoint[] }) {
  const { t } = useTranslation('carbon');
  const { tons: mwh } = useFigures();
  const bars = energyBars(points);
  const kinds = energyColumns(t('energy.renewable'), t('energy.other'));
  return (
    <FigureTable
      label={t('energy.title')}
      columns={[t('energy.year'), ...kinds, t('energy.together')]}
      rows={points.map(({ year, renewable, other, total }, index) => ({
        key: String(year),
        parts: bars[index] ?? [],
        isStrong: index === points.length - 1,
        cells: [String(year), mwh(renewable), mwh(other), mwh(total)],
      }))}
    />
  );
}
