import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductRelease } from '../../../../../core/contracts/ca-product-releases';
import type { Product } from '../../../../../core/contracts/ca-products';
import type { Verification } from '../../../../../core/contracts/verification';
import { cleanVerification } from '../../../../../core/products/clean-verification';
import { lastValidDay, type ReleaseFault } from '../../../../../core/products/release';
import { cleanText } from '../../../../../core/registration/clean-text';
import { checkWith } from '../../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import type { EditOutcome } from '../../../../lib/outbox/actions';
import { useToday } from '../../../../lib/timing/use-today';

const rules = () =>
  import('../../../../../core/products/product.schema').then(({ releaseSchema }) => releaseSchema);

export type ReleaseTerms = Pick<ProductRelease, 'validFrom' | 'validUntil' | 'verification'>;

/** The verification is stated only with a provider. */
interface ReleaseForm extends Record<
  'validFrom' | 'validUntil' | 'provider' | 'completedOn' | 'standard',
  string
> {
  coverage: NonNullable<Verification['coverage']>;
}

export interface ReleaseFormOptions {
  product: Product;
  onRelease: (terms: ReleaseTerms) => Promise<EditOutcome<unknown>>;
  onClose: () => void;
}

/** Form for the validity of a release, by default the longest allowed, and who has verified the footprint. */
export function useReleaseForm({ product, onRelease, onClose }: ReleaseFormOptions): DraftForm<ReleaseForm> {
  const { t } = useTranslation('carbon-products');
  const today = useToday();
  const [stored] = useState((): ReleaseForm => ({
    validFrom: today,
    validUntil: lastValidDay(product),
    ...{ provider: '', coverage: 'product', completedOn: '', standard: '' },
  }));
  const check = useMemo(() => {
    const checkForm = checkWith<ReleaseForm>(rules, { ...product, today });
    return (form: ReleaseForm) => checkForm(cleanText(form.provider) ? form : { ...form, completedOn: '' });
  }, [product, today]);
  return useDraftForm<ReleaseForm>({
    draft: useDraftStore<ReleaseForm>(`productRelease:${product.id}`),
    stored,
    check,
    faultText: (fault) => t(`releases.faults.${fault as ReleaseFault}`),
    onSubmit(values, { savedUnlessRefused }) {
      savedUnlessRefused(onRelease(termsOf(values)));
      onClose();
    },
  });
}

function termsOf({ validFrom, validUntil, coverage, completedOn, ...form }: ReleaseForm): ReleaseTerms {
  const verification = cleanVerification({ ...form, coverage, completedOn: completedOn || null });
  return { validFrom, validUntil, ...(verification && { verification }) };
}
