import { useTranslation } from 'react-i18next';
import type { YearEnergy } from '../../../../core/contracts/ca-years';
import { useFigures } from '../../../lib/i18n/use-figures';
import { FigureTable } from './figure-table';

/** The energy of a year by kind, for the screen and for paper. */
export function EnergyTable({ energy }: { energy: YearEnergy }) {
  const { t } = useTranslation('carbon-results');
  const { tons: mwh } = useFigures();
  const { parts, renewable, other, total, sold } = energy;
  return (
    <FigureTable
      label={t('energy.title')}
      columns={[t('energy.part'), t('energy.renewable'), t('energy.other'), t('energy.together')]}
      rows={[
        ...parts.map((part) => ({
          key: part.kind,
          cells: [
            t(`energy.kinds.${part.kind}`),
            mwh(part.renewable),
            mwh(part.other),
            mwh(part.renewable + part.other),
          ],
        })),
        { key: 'total', cells: [t('energy.total'), mwh(renewable), mwh(other), mwh(total)], isTotal: true },
        ...(sold > 0 ? [{ key: 'sold', cells: [t('energy.sold'), mwh(sold), '', mwh(sold)] }] : []),
      ]}
    />
  );
}
