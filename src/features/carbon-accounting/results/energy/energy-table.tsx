import { useTranslation } from 'react-i18next';
import type { YearEnergy } from '../../../../../core/contracts/ca-years';
import { enumerated } from '../../../../../core/i18n/intl';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { useNames } from '../../shared/use-names';
import { energyBars, energyColumns } from './energy-bars';
import { FigureTable } from '../../shared/figure-table';

/** The energy of a year by kind, as far as there is any, with bars, for screen and print. */
export function EnergyTable({ energy }: { energy: YearEnergy }) {
  const { t } = useTranslation('carbon-results');
  const { tons: mwh } = useFigures();
  const { locale } = useLocale();
  const names = useNames();
  const { renewable, other, total, sold, unknown = [] } = energy;
  const parts = energy.parts.filter((part) => part.renewable + part.other > 0);
  const bars = energyBars(parts);
  const kinds = energyColumns(t('energy.renewable'), t('energy.other'));
  return (
    <>
      <FigureTable
        label={t('energy.title')}
        columns={[t('energy.part'), ...kinds, t('energy.together')]}
        rows={[
          ...parts.map((part, index) => ({
            key: part.kind,
            parts: bars[index] ?? [],
            cells: [
              t(`energy.kinds.${part.kind}`),
              mwh(part.renewable),
              mwh(part.other),
              mwh(part.renewable + part.other),
            ],
          })),
          {
            key: 'total',
            cells: [t('energy.total'), mwh(renewable), mwh(other), mwh(total)],
            isTotal: true,
          },
          ...(sold > 0 ? [{ key: 'sold', cells: [t('energy.sold'), mwh(sold), '', mwh(sold)] }] : []),
        ]}
      />
      {unknown.length > 0 && (
        <p>{t('energy.unknown', { activities: enumerated(unknown.map(names.activity), locale) })}</p>
      )}
    </>
  );
}
