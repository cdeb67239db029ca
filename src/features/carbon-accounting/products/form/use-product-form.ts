import { useCallback } from 'react';
import type { Product, ProductValues } from '../../../../../core/contracts/ca-products';
import { checkWith } from '../../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import { useThisYear } from '../../../../lib/timing/use-today';
import { convertFigure, type TypedFigure } from '../../records/typed-figure';
import { useSeenValues } from '../../records/use-seen-values';
import { useTypedFigures } from '../../records/use-typed-figures';
import { useCompany } from '../../shared/use-company';
import { useProductTexts } from '../use-product-texts';

export interface ProductFormOptions {
  /** Undefined for a new one. */
  product: Product | undefined;
  /** `seen` is the product when typing began. */
  onSave: (values: ProductValues, id: string, seen: Product | undefined) => void;
  onClose: () => void;
}

const figures = ['declaredAmount', 'mass', 'fossilCarbon', 'biogenicCarbon', 'exemptedPercent'] as const;
type FigureName = (typeof figures)[number];

export type ProductForm = Omit<ProductValues, FigureName> &
  Record<FigureName, TypedFigure> & { seen: Product | undefined; id: string };

const check = checkWith<ProductValues>(() =>
  import('../../../../../core/products/product.schema').then(({ productSchema }) => productSchema),
);

/** Form for a product; its default reference period is one year. */
export function useProductForm({ product, onSave, onClose }: ProductFormOptions): DraftForm<ProductForm> {
  const { read } = useTypedFigures();
  const { fault } = useProductTexts();
  const { country: home } = useCompany();
  const draft = useDraftStore<ProductForm>(`product:${product?.id ?? 'new'}`);
  const lastYear = useThisYear() - 1;
  const valuesOf = useCallback(
    ({ seen: _seen, id: _id, ...typed }: ProductForm): ProductValues => ({
      ...typed,
      country: typed.country || home,
      ...(Object.fromEntries(figures.map((name) => [name, read(typed[name])])) as Record<FigureName, number>),
    }),
    [read, home],
  );
  return useDraftForm<ProductForm>({
    draft,
    stored: useSeenValues(draft, () => formOf(product, lastYear)),
    check: useCallback((values) => check(valuesOf(values)), [valuesOf]),
    faultText: fault,
    retype: (values, from, to) => ({
      ...values,
      ...(Object.fromEntries(figures.map((name) => [name, convertFigure(values[name], from, to)])) as Record<
        FigureName,
        TypedFigure
      >),
    }),
    onSubmit(values, { saved }) {
      onSave(valuesOf(values), values.id, values.seen);
      saved();
      onClose();
    },
  });
}

function formOf(product: Product | undefined, lastYear: number): ProductForm {
  if (product) {
    const {
      lines: _lines,
      footprint: _footprint,
      valuesVersion: _valuesVersion,
      version: _version,
      updatedAt: _updatedAt,
      ...values
    } = product;
    return { ...values, seen: product };
  }
  return {
    seen: undefined,
    id: crypto.randomUUID(),
    name: '',
    description: '',
    partNumber: '',
    gtin: '',
    customsCode: '',
    cpc: '',
    declaredUnit: 'piece',
    declaredAmount: 1,
    mass: '',
    fossilCarbon: 0,
    biogenicCarbon: 0,
    country: '',
    site: '',
    periodStart: `${lastYear}-01-01`,
    periodEnd: `${lastYear}-12-31`,
    exemptedPercent: 0,
    exemptedReason: '',
  };
}
