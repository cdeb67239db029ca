import { useMemo } from 'react';
import { unitsFor } from '../../../../../core/carbon/inputs/units';
import { unitsOfProduct } from '../../../../../core/carbon/inputs/declared-units';
import { declaredUnits } from '../../../../../core/terms/product-terms';
import { useSettings } from '../../shared/use-settings';
import { useActivities } from '../../shared/use-names';
import type { LineForm } from '../form/line-form';
import { useProducts } from '../use-products';

interface LineUnits {
  /** Allowed units of a line's amount; never empty. */
  units: (values: LineForm) => readonly string[];
  /** The values, with a unit that fits. */
  fitting: (values: LineForm) => LineForm;
}

const keyUnits = {
  mass: ['kg', 't', 'g'],
  pieces: ['piece'],
  hours: ['hour'],
} as const;

/** The units of a line's amount, depending on the source of its figure. */
export function useLineUnits(): LineUnits {
  const activities = useActivities();
  const { data: products } = useProducts();
  const { data: settings } = useSettings();
  return useMemo(() => {
    const currencies = settings ? [settings.currency, ...settings.currencies] : ['EUR'];
    function units({ basis, activityId, perUnit, productId, key, unit }: LineForm): readonly string[] {
      if (basis === 'spend' || (basis === 'account' && key === 'turnover')) return [...new Set(currencies)];
      if (basis === 'account') return keyUnits[key as keyof typeof keyUnits];
      if (basis === 'figure') return unitsFor({ unit: perUnit });
      if (basis === 'activity') return unitsFor({ unit: activities.get(activityId)?.unit ?? unit });
      const part = products?.find(({ id }) => id === productId);
      return part ? unitsOfProduct(part) : declaredUnits;
    }
    return {
      units,
      fitting(values) {
        const fits = units(values);
        return fits.includes(values.unit) ? values : { ...values, unit: fits[0] ?? values.unit };
      },
    };
  }, [activities, products, settings]);
}
