import { useTranslation } from 'react-i18next';
import type { TurnoverUnit } from '../records/turnover-unit';

/** Names of turnover units. */
export function useTurnoverUnits() {
  const { t } = useTranslation('carbon-update');
  const nameOf = (unit: TurnoverUnit) => unit ?? t('units.usdOf2022');
  return {
    /** `EUR`, `USD of 2022`. */
    nameOf,
    /** `thousand EUR`. */
    unitText: (unit: TurnoverUnit) => t('units.thousand', { currency: nameOf(unit) }),
    /** `2,000 thousand EUR`. */
    inThousands: (value: string, unit: TurnoverUnit) =>
      t('units.inThousand', { value, currency: nameOf(unit) }),
  };
}
