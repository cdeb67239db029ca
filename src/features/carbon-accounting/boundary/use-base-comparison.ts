import { useTranslation } from 'react-i18next';
import type { BaseYear } from '../../../../core/contracts/ca-boundary';
import { joinSentences } from '../../../lib/i18n/join-sentences';
import { useFigures } from '../../../lib/i18n/use-figures';
import type { Inventory } from '../shared/inventory';
import { changeOf, directionOf } from '../shared/trend-points';

interface Compared {
  year: number;
  totals: Inventory;
  base: BaseYear | null;
  intensity?: number | null;
}

interface BaseComparison {
  /** How the total compares with the base year; undefined without a comparison. */
  total: string | undefined;
  /** The same for emissions per turnover. */
  intensity: string | undefined;
}

/**
 * Compares a year with its base year in words. Scopes that only one of them has are excluded, and the text
 * says so.
 */
export function useBaseComparison(): (compared: Compared) => BaseComparison {
  const { t } = useTranslation('carbon-boundary');
  const { finePercent, tons } = useFigures();
  return ({ year, totals, base, intensity = null }) => {
    const change = base && changeOf({ year: base.year, totals: base }, { year, totals });
    if (!change) return { total: undefined, intensity: undefined };
    const words = (of: 'total' | 'intensity', percent: number) =>
      t(`base.${of}.${directionOf({ percent })}`, {
        year: String(change.from),
        percent: finePercent(Math.abs(percent)),
        before: tons(change.before),
      });
    const leftOut = change.leftOut.map(({ scope, missingIn }) =>
      t('carbon:trend.leftOut', { scope: t(`carbon:scope.${scope}`), year: missingIn }),
    );
    const isWhole = leftOut.length === 0;
    return {
      total: joinSentences([words('total', change.percent), ...leftOut]),
      intensity:
        isWhole && intensity !== null && base.intensity
          ? words('intensity', (100 * (intensity - base.intensity)) / base.intensity)
          : undefined,
    };
  };
}
