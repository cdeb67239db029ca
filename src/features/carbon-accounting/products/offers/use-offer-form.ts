import { useMemo } from 'react';
import { cleanText } from '../../../../../core/registration/clean-text';
import { noValidation } from '../../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../../lib/forms/use-draft-form';
import type { EditOutcome } from '../../../../lib/outbox/actions';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import type { Recipient } from './recipient-row';

interface OfferForm {
  customerPartNumber: string;
}

export interface OfferFormOptions {
  recipient: Recipient;
  productId: string;
  /** Undefined for a preview only. */
  onOffer: ((customerPartNumber: string) => Promise<EditOutcome<unknown>>) | undefined;
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
    onSubmit(values, { savedUnlessRefused }) {
      if (onOffer) savedUnlessRefused(onOffer(cleanText(values.customerPartNumber)));
    },
  });
}
