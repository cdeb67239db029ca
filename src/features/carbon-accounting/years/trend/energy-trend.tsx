import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/layout/page';
import { useFigures } from '../../../../lib/i18n/use-figures';
import type { YearOverview } from '../../../../domain/carbon/years-api';
import { shareOf } from '../../results/shared/contribution-shares';
import { EnergyByYear } from './energy-by-year';
import { energyPoints } from './energy-points';
import * as styles from './trend.module.css';

/** Energy consumption over the years; renders nothing for fewer than two. */
export function EnergyTrend({ years }: { years: readonly YearOverview[] }) {
  const { t } = useTranslation('carbon');
  const { tons: mwh, percent } = useFigures();
  const points = energyPoints(years);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const shareIn = ({ renewable, total }: typeof first) => percent(shareOf(renewable, total));
  const summary = t('energy.summary', {
    ...{ from: first.year, before: mwh(first.total), shareBefore: shareIn(first) },
    ...{ to: last.year, after: mwh(last.total), shareAfter: shareIn(last) },
  });
  return (
    <Card title={t('energy.title')}>
      <p className={styles.summary}>{summary}</p>
      <EnergyByYear points={points} />
    </Card>
  );
}
