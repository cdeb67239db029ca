import { useMemo } from 'react';
import { cleanText } from '../../../../../core/registration/clean-text';
import { noValidation } from '../../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import type { Recipient } from './recipient-row';

interface OfferForm {
  customerPartNumber: string;
}

interface OfferFormOptions {
  recipient: Recipient;
  productId: string;
  onOffer: ((customerPartNumber: string) => void) | undefined;
}

/** Form of an offer: the customer's part number. */
export function useOfferForm({
  recipient: { key, customerPartNumber = '' },
  productId,
  onOffer,
}: OfferFormOptions): DraftForm<OfferForm> {
  return useDraftForm<OfferForm>({
    draft: useDraftStore<OfferForm>(`productOffer:${productId}/${key}`),
    stored: useMemo(() => ({ customerPartNumber }), [customerPartNumber]),
    // Every text is a part number, and it may be empty.
    check: noValidation,
    faultText: (fault) => fault,
    onSubmit(values, { saved }) {
      saved();
      onOffer?.(cleanText(values.customerPartNumber));
    },
  });
}
