import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../../../core/dates/local-day';
import type { Product } from '../../../../../core/contracts/ca-products';
import { lastValidDay, type ReleaseFault } from '../../../../../core/products/release';
import { checkWith } from '../../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';

const rules = () =>
  import('../../../../../core/products/product.schema').then(({ releaseSchema }) => releaseSchema);

export interface Validity {
  validFrom: string;
  validUntil: string;
}

export interface ReleaseFormOptions {
  product: Product;
  onRelease: (validity: Validity) => void;
  onClose: () => void;
}

/** Form for the validity of a release, by default the longest allowed. */
export function useReleaseForm({ product, onRelease, onClose }: ReleaseFormOptions): DraftForm<Validity> {
  const { t } = useTranslation('carbon-products');
  const [stored] = useState(() => ({
    validFrom: localDay(new Date()),
    validUntil: lastValidDay(product),
  }));
  return useDraftForm<Validity>({
    draft: useDraftStore<Validity>(`productRelease:${product.id}`),
    stored,
    check: useMemo(() => checkWith<Validity>(rules, product), [product]),
    faultText: (fault) => t(`releases.faults.${fault as ReleaseFault}`),
    onSubmit(values, { saved }) {
      onRelease(values);
      saved();
      onClose();
    },
  });
}
