import { useCallback } from 'react';
import type { Product, ProductLine } from '../../../../../core/contracts/ca-products';
import { lineFault, referenceYear } from '../../../../../core/products/rules';
import type { ProductFault } from '../../../../../core/products/terms';
import { useDraftForm, type DraftForm } from '../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import { convertFigure, type TypedFigure } from '../../records/typed-figure';
import { useSeenValues } from '../../records/use-seen-values';
import { useTypedFigures } from '../../records/use-typed-figures';
import { useCompany } from '../../shared/use-company';
import { figureNames, formOfLine, toLine, type LineForm } from './line-form';
import { useProductTexts } from '../use-product-texts';

export interface LineFormOptions {
  product: Product;
  /** Undefined for a new one. */
  line: ProductLine | undefined;
  /** `seen` is the product when typing began. */
  onSave: (line: ProductLine, seen: Product) => void;
  onClose: () => void;
}

/** The field at which a fault is shown. */
const places: { readonly [Fault in ProductFault]?: keyof LineForm } = {
  LINE_NAME_MISSING: 'name',
  LINE_AMOUNT_NOT_POSITIVE: 'amount',
  SHARE_OVER_ALL: 'amount',
  UNIT_DOES_NOT_FIT: 'unit',
  FIGURE_NEGATIVE: 'fossil',
  PRIMARY_SHARE_OUT_OF_RANGE: 'primaryShare',
  FIGURE_SOURCE_MISSING: 'source',
  FIGURE_TOO_OLD: 'year',
  TOTAL_NOT_POSITIVE: 'total',
};

/** Form for a new or existing line. */
export function useLineForm({ product, line, onSave, onClose }: LineFormOptions): DraftForm<LineForm> {
  const { read } = useTypedFigures();
  const { fault } = useProductTexts();
  const { country: home } = useCompany();
  const draft = useDraftStore<LineForm>(`productLine:${line?.id ?? product.id}`);
  return useDraftForm<LineForm>({
    draft,
    stored: useSeenValues(draft, () => formOfLine(product, line, referenceYear(product))),
    check: useCallback(
      (values: LineForm) => Promise.resolve(faultsOf(values, toLine(values, read, home), product)),
      [read, home, product],
    ),
    faultText: fault,
    retype: (values, from, to) => ({
      ...values,
      ...(Object.fromEntries(
        figureNames.map((name) => [name, convertFigure(values[name], from, to)]),
      ) as Record<(typeof figureNames)[number], TypedFigure>),
    }),
    onSubmit(values, { saved }) {
      onSave(toLine(values, read, home), values.seen);
      saved();
      onClose();
    },
  });
}

function faultsOf(
  values: LineForm,
  line: ProductLine,
  product: Product,
): { [Name in keyof LineForm]?: string } {
  const missing = {
    ...(values.basis === 'activity' && values.activityId === 0 && { activityId: 'ACTIVITY_UNKNOWN' }),
    ...(values.basis === 'spend' && values.sectorId === 0 && { sectorId: 'SECTOR_UNKNOWN' }),
    ...(values.basis === 'product' && values.productId === '' && { productId: 'PART_MISSING' }),
  };
  const fault = lineFault(line, product);
  const place = fault && places[fault];
  return { ...(place && { [place]: fault }), ...missing };
}
