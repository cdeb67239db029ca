import { useTranslation } from 'react-i18next';
import type { EmissionTotals } from '../../../../../core/contracts/ca-emission-results';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { shareOf } from '../shared/contribution-shares';
import { FigureTable, type BarPart } from '../../shared/figure-table';
import { savedColour, scopeColours } from '../shared/scope-colours';

/** A part of a bar; none for nothing, which would still be a hair wide. */
const bar = (colour: string, percent: number): BarPart[] => (percent > 0 ? [{ percent, colour }] : []);

/** Scope 3 at the averages of its sectors, what suppliers save of it, and what remains. */
export function SavedTable({ totals }: { totals: EmissionTotals }) {
  const { t } = useTranslation('carbon-results');
  const { tons } = useFigures();
  const { scope3Baseline, scope3Saved, scope3 } = totals;
  const saved = shareOf(scope3Saved, scope3Baseline);
  const remaining = shareOf(scope3, scope3Baseline);
  return (
    <FigureTable
      label={t('saved.title')}
      columns={[t('saved.part'), t('units.tons')]}
      rows={[
        {
          key: 'baseline',
          cells: [t('saved.baseline'), tons(scope3Baseline)],
          isStrong: true,
          parts: bar(scopeColours.scope3, saved + remaining),
        },
        {
          key: 'saved',
          cells: [t('saved.saved'), tons(-scope3Saved)],
          parts: [...bar('transparent', remaining), ...bar(savedColour, saved)],
        },
        {
          key: 'remaining',
          cells: [t('saved.remaining'), tons(scope3)],
          parts: bar(scopeColours.scope3, remaining),
        },
      ]}
    />
  );
}
