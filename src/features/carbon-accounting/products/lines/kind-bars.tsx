import { useTranslation } from 'react-i18next';
import type { CalculatedLine } from '../../../../../core/contracts/ca-products';
import { lineKinds } from '../../../../../core/terms/product-terms';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { sumColour } from '../../results/shared/scope-colours';
import { FigureTable } from '../../shared/figure-table';
import * as styles from '../products.module.css';

interface KindBarsProps {
  lines: readonly CalculatedLine[];
  /** kg of the whole product. */
  total: number;
}

/** How much of a footprint each kind of line is, largest first; nothing for a single kind. */
export function KindBars({ lines, total }: KindBarsProps) {
  const { t } = useTranslation('carbon-products');
  const { figure, percent } = useFigures();
  const kinds = lineKinds
    .map((kind) => ({ kind, ofKind: lines.filter((line) => line.kind === kind) }))
    .filter(({ ofKind }) => ofKind.length > 0)
    .map(({ kind, ofKind }) => ({
      kind,
      kg: ofKind.reduce((sum, { result }) => sum + (result?.kg ?? 0), 0),
    }))
    .sort((a, b) => b.kg - a.kg);
  const longest = kinds[0]?.kg ?? 0;
  if (kinds.length < 2 || longest <= 0 || total <= 0) return null;
  return (
    <div className={styles.kinds}>
      <FigureTable
        label={`${t('lines.title')} (${t('columns.footprint')})`}
        columns={[
          t('carbon-results:contributions.name'),
          t('columns.footprint'),
          t('carbon-results:units.share'),
        ]}
        rows={kinds.map(({ kind, kg }) => ({
          key: kind,
          cells: [t(`kinds.${kind}`), figure(kg, 'factor'), percent((100 * kg) / total)],
          parts: kg > 0 ? [{ percent: (100 * kg) / longest, colour: sumColour }] : [],
        }))}
      />
    </div>
  );
}
