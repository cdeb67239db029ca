import { useTranslation } from 'react-i18next';
import { Legend } from '../../../../components/charts/legend';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { energyBars, energySeries } from '../../results/energy/energy-bars';
import { FigureTable } from '../../shared/figure-table';
import type { EnergyPoint } from './energy-points';
import * as styles from './trend.module.css';

/** Energy of several years in MWh, with bars, for screen and print. */
export function EnergyByYear({ points }: { points: readonly EnergyPoint[] }) {
  const { t } = useTranslation('carbon');
  const { tons: mwh } = useFigures();
  const bars = energyBars(points);
  const [renewableName, otherName] = [t('energy.renewable'), t('energy.other')];
  return (
    <div className={styles.bars}>
      <Legend series={energySeries(renewableName, otherName)} />
      <FigureTable
        label={t('energy.title')}
        columns={[t('energy.year'), renewableName, otherName, t('energy.together')]}
        rows={points.map(({ year, renewable, other, total }, index) => ({
          key: String(year),
          parts: bars[index] ?? [],
          isStrong: index === points.length - 1,
          cells: [String(year), mwh(renewable), mwh(other), mwh(total)],
        }))}
      />
    </div>
  );
}
