import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { EnergyTable } from '../results/energy-table';
import { EnergyByYear } from '../years/energy-by-year';
import { energyPoints } from '../years/energy-points';
import { useYears } from '../years/use-years';
import { PaperPart } from '../../../components/layout/paper';

/**
 * Energy consumption of the year and of earlier years; renders nothing for results from before it was stored.
 */
export function ReportEnergy({ report: { energy, year } }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  const points = energyPoints(useYears().years ?? [], year);
  if (!energy) return null;
  return (
    <>
      <PaperPart title={t('energy.title')}>
        <EnergyTable energy={energy} />
      </PaperPart>
      {points.length > 1 && (
        <PaperPart title={t('carbon:energy.title')}>
          <EnergyByYear points={points} />
        </PaperPart>
      )}
    </>
  );
}
