import { useMemo } from 'react';
import type { Product, ProductLine } from '../../../../../core/contracts/ca-products';
import { referenceYear } from '../../../../../core/products/rules';
import { checkWith } from '../../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import { convertFigure, type TypedFigure } from '../../records/typed-figure';
import { useSeenValues } from '../../records/use-seen-values';
import { useTypedFigures } from '../../records/use-typed-figures';
import { useCompany } from '../../shared/use-company';
import { figureNames, formOfLine, toLine, type LineForm } from '../form/line-form';
import { useProductTexts } from '../use-product-texts';

export interface LineFormOptions {
  product: Product;
  /** Undefined for a new one. */
  line: ProductLine | undefined;
  /** `seen` is the product when typing began. */
  onSave: (line: ProductLine, seen: Product) => void;
  onClose: () => void;
}

const rules = () =>
  import('../../../../../core/products/product.schema').then(({ lineSchema }) => lineSchema);

/** Form for a new or existing line. */
export function useLineForm({ product, line, onSave, onClose }: LineFormOptions): DraftForm<LineForm> {
  const { read } = useTypedFigures();
  const { fault } = useProductTexts();
  const { country: home } = useCompany();
  const draft = useDraftStore<LineForm>(`productLine:${line?.id ?? product.id}`);
  return useDraftForm<LineForm>({
    draft,
    stored: useSeenValues(draft, () => formOfLine(product, line, referenceYear(product))),
    check: useMemo(() => {
      const checkLine = checkWith<ProductLine>(rules, product);
      return (values) => checkLine(toLine(values, read, home));
    }, [read, home, product]),
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
