import { useCallback } from 'react';
import { noProduct, type ProductOfInput } from '../../../../core/carbon/inputs/bought-product';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import { cleanText } from '../../../../core/registration/clean-text';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { checkWith } from '../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../lib/forms/use-draft-form';
import { newSupplierInput } from '../records/new-records';
import { convertFigure, type TypedFigure } from '../records/typed-figure';
import { useCompany } from '../shared/use-company';
import { useFaultText } from '../records/use-fault-text';
import type { RecordEdits } from '../records/use-record-edits';
import { useSeenValues } from '../records/use-seen-values';
import { useTypedFigures, type TypedFigures } from '../records/use-typed-figures';

export interface PurchaseFormOptions {
  year: number;
  /** The supplier to edit; undefined for a new one. */
  record: SupplierInput | undefined;
  distributions: readonly SpendDistribution[];
  onAdd: RecordEdits<SupplierInput>['add'];
  onChange: RecordEdits<SupplierInput>['change'];
  onClose: () => void;
}

export interface PurchaseForm {
  /** The record when typing began; undefined for a new one. */
  seen: SupplierInput | undefined;
  distributionId: string;
  supplierName: string;
  supplierId: string;
  /** Empty for the company's own. */
  countryCode: string;
  shareOfSectorInput: TypedFigure;
  /** Empty for none. */
  productId: string;
  productName: string;
  productQuantity: TypedFigure;
  productUnit: string;
  productShare: TypedFigure;
}

interface Purchase {
  distributionId: string;
  supplierName: string;
  shareOfSectorInput: number;
  productQuantity?: number;
  productShare?: number;
}

const check = checkWith<Purchase>(() =>
  import('../../../../core/carbon/inputs/purchase.schema').then(
    ({ namedPurchaseSchema }) => namedPurchaseSchema,
  ),
);

/** Form for the purchases from a new or existing supplier; an unassigned one gets its sector here. */
export function usePurchaseForm(options: PurchaseFormOptions): DraftForm<PurchaseForm> {
  const { year, record, distributions, onAdd, onChange, onClose } = options;
  const { read } = useTypedFigures();
  const { country: home } = useCompany();
  const draft = useDraftStore<PurchaseForm>(`supplierInput:${record?.id ?? year}`);
  return useDraftForm<PurchaseForm>({
    draft,
    stored: useSeenValues(draft, () => valuesOf(record, distributions)),
    check: useCallback(
      ({
        distributionId,
        supplierName,
        shareOfSectorInput,
        productId,
        productQuantity,
        productUnit,
        productShare,
      }) =>
        check({
          distributionId: existing(distributions, distributionId),
          supplierName,
          shareOfSectorInput: read(shareOfSectorInput),
          ...(productId && {
            productQuantity: read(productQuantity, productUnit),
            productShare: read(productShare),
          }),
        }),
      [distributions, read],
    ),
    faultText: useFaultText(),
    retype: (values, from, to) => ({
      ...values,
      shareOfSectorInput: convertFigure(values.shareOfSectorInput, from, to),
      productQuantity: convertFigure(values.productQuantity, from, to),
      productShare: convertFigure(values.productShare, from, to),
    }),
    onSubmit({ seen, distributionId, supplierId, countryCode, shareOfSectorInput, ...values }, { saved }) {
      const supplierName = cleanText(values.supplierName);
      const entered = {
        distributionId,
        supplierName,
        supplierId: cleanText(supplierId) || supplierName.slice(0, 100),
        countryCode: countryCode || home,
        shareOfSectorInput: read(shareOfSectorInput),
        ...productIn(values, read),
      };
      if (seen) onChange(seen, entered, supplierName);
      else onAdd(newSupplierInput(year, entered), supplierName);
      saved();
      onClose();
    },
  });
}

type ProductFields = Pick<
  PurchaseForm,
  'productId' | 'productName' | 'productQuantity' | 'productUnit' | 'productShare'
>;

/** Values without a product. */
export const noProductTyped: ProductFields = {
  productId: '',
  productName: '',
  productQuantity: '',
  productUnit: '',
  productShare: '',
};

const productIn = (
  { productId, productName, productQuantity, productUnit, productShare }: ProductFields,
  read: TypedFigures['read'],
): ProductOfInput =>
  productId
    ? {
        ...{ productId, productName, productUnit },
        ...{ productQuantity: read(productQuantity, productUnit), productShare: read(productShare) },
      }
    : noProduct;

/** The id of a distribution; empty if it no longer exists. */
export const existing = (distributions: readonly SpendDistribution[], distributionId: string): string =>
  distributions.some(({ id }) => id === distributionId) ? distributionId : '';

/** If the year has a single sector, it is preselected for a new purchase. */
const valuesOf = (
  record: SupplierInput | undefined,
  [only, ...others]: readonly SpendDistribution[],
): PurchaseForm => ({
  seen: record,
  distributionId: record?.distributionId ?? (others.length === 0 ? (only?.id ?? '') : ''),
  supplierName: record?.supplierName ?? '',
  supplierId: record?.supplierId ?? '',
  countryCode: record?.countryCode ?? '',
  shareOfSectorInput: record?.shareOfSectorInput ?? '',
  productId: record?.productId ?? '',
  productName: record?.productName ?? '',
  productQuantity: record?.productQuantity ?? '',
  productUnit: record?.productUnit ?? '',
  productShare: record?.productShare ?? '',
});
