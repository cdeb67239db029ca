import { useTranslation } from 'react-i18next';
import type { YearChange } from '../../../../../core/contracts/ca-years';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { waterfallOf, type WaterfallBar } from './change-steps';

/** Names the bars of a waterfall: the two years, and the causes between them. */
export function useChangeStepNames(change: YearChange, year: number) {
  const { t } = useTranslation('carbon-results');
  return ({ step }: WaterfallBar): string => {
    if (step === 'before') return String(change.fromYear);
    return step === 'after' ? String(year) : t(`change.${step}`);
  };
}

/** How much the total has changed, and through what most, in a sentence. */
export function useChangeSummary(change: YearChange, year: number): string {
  const { t } = useTranslation('carbon-results');
  const { tons, change: signed } = useFigures();
  const nameOf = useChangeStepNames(change, year);
  const [largest] = waterfallOf(change)
    .slice(1, -1)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const difference = change.after - change.before;
  return t(difference < 0 ? 'change.summaryLess' : 'change.summaryMore', {
    from: change.fromYear,
    difference: tons(Math.abs(difference)),
    cause: largest ? nameOf(largest) : '',
    value: signed(largest?.value ?? 0),
  });
}
