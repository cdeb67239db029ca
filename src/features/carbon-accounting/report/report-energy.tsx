import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { EnergyTable } from '../results/energy/energy-table';
import { EnergyByYear } from '../years/trend/energy-by-year';
import { energyPoints } from '../years/trend/energy-points';
import { useYears } from '../shared/use-years';
import { PrintPart } from '../../../components/layout/print-view';

/**
 * Energy consumption of the year and of earlier years; renders nothing for results from before it was stored.
 */
export function ReportEnergy({ report: { energy, year } }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  if (!energy) return null;
  return (
    <>
      <PrintPart title={t('energy.title')}>
        <EnergyTable energy={energy} />
      </PrintPart>
      <EarlierYears year={year} />
    </>
  );
}

function EarlierYears({ year }: { year: number }) {
  const { t } = useTranslation('carbon');
  const { years, isLoading, retry } = useYears();
  if (!years && isLoading) return <SkeletonLines label={t('load.loading')} />;
  const points = years && energyPoints(years, year);
  if (points && points.length < 2) return null;
  return (
    <PrintPart title={t('energy.title')}>
      {points ? <EnergyByYear points={points} /> : <LoadFailure title={t('load.results')} onRetry={retry} />}
    </PrintPart>
  );
}
