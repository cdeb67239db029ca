import { useTranslation } from 'react-i18next';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import { Notice } from '../../../components/ui/notice';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useNames } from '../shared/use-names';
import type { SupplierGroups } from '../records/inputs';

interface ExcessNoticesProps {
  year: number;
  distributions: readonly SpendDistribution[];
  groups: SupplierGroups;
}

/** Sectors whose suppliers add up to more than 100 percent, which prevents a calculation of the year. */
export function ExcessNotices({ year, distributions, groups }: ExcessNoticesProps) {
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const names = useNames();
  return distributions.map(({ id, scope3SectorId }) => {
    const sum = groups.sums.get(id);
    if (sum?.state !== 'tooMuch') return null;
    return (
      <Notice key={id} tone="negative">
        {t('carbon:errors.excessOfSector', {
          year,
          sector: names.sector(scope3SectorId),
          value: figure(sum.sum, 'exact'),
        })}
      </Notice>
    );
  });
}
