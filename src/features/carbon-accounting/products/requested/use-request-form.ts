import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedParty } from '../../../../../core/contracts/ca-asked-footprints';
import type { ProductLine } from '../../../../../core/contracts/ca-products';
import { numberIn, type FootprintRequestFault } from '../../../../../core/products/requested-footprints';
import { checkWith } from '../../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import type { EditOutcome } from '../../../../lib/outbox/actions';
import type { FootprintRequest } from './use-requested';

export interface RequestForm extends Omit<FootprintRequest, 'party'> {
  /** Empty for none chosen. */
  partyId: string;
}

export interface RequestFormOptions {
  line: ProductLine;
  parties: readonly AskedParty[];
  onRequest: (request: FootprintRequest) => Promise<EditOutcome<unknown>>;
  onClose: () => void;
}

const check = checkWith<RequestForm & Partial<Pick<AskedParty, 'kind'>>>(() =>
  import('../../../../../core/products/product.schema').then(
    ({ footprintRequestSchema }) => footprintRequestSchema,
  ),
);

/** Form for a request; name and part number start with those of the line. */
export function useRequestForm({
  line,
  parties,
  onRequest,
  onClose,
}: RequestFormOptions): DraftForm<RequestForm> {
  const { t } = useTranslation('carbon-products');
  const [stored] = useState(() => ({
    partyId: '',
    part: line.name,
    partNumber: numberIn(line.name),
    comment: '',
  }));
  return useDraftForm<RequestForm>({
    draft: useDraftStore<RequestForm>(`askFootprint:${line.id}`),
    stored,
    check: useCallback(
      (values) => {
        const { id: partyId = '', kind } = parties.find(({ id }) => id === values.partyId) ?? {};
        return check({ ...values, partyId, ...(kind && { kind }) });
      },
      [parties],
    ),
    faultText: (fault) => t(`asked.faults.${fault as FootprintRequestFault}`),
    onSubmit({ partyId, ...request }, { savedUnlessRefused }) {
      const party = parties.find(({ id }) => id === partyId);
      if (!party) return;
      savedUnlessRefused(onRequest({ ...request, party }));
      onClose();
    },
  });
}
