import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedParty } from '../../../../../core/contracts/ca-asked-footprints';
import type { ProductLine } from '../../../../../core/contracts/ca-products';
import { numberIn } from '../../../../../core/products/requested-footprints';
import { cleanText } from '../../../../../core/registration/clean-text';
import { useDraftForm, type DraftForm } from '../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import type { FootprintRequest } from './use-requested';

export interface RequestForm extends Omit<FootprintRequest, 'party'> {
  /** Empty for none chosen. */
  partyId: string;
}

interface RequestFormOptions {
  line: ProductLine;
  parties: readonly AskedParty[];
  onRequest: (request: FootprintRequest) => void;
  onClose: () => void;
}

type RequestFault = 'PARTY_MISSING' | 'PART_MISSING' | 'NUMBER_MISSING';

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
      ({ partyId, part, partNumber }: RequestForm) => {
        const party = parties.find(({ id }) => id === partyId);
        // Partner systems find products by part number only.
        const needsNumber = party?.kind === 'partner';
        return Promise.resolve<{ [Name in keyof RequestForm]?: RequestFault }>({
          ...(!party && { partyId: 'PARTY_MISSING' }),
          ...(cleanText(part) === '' && { part: 'PART_MISSING' }),
          ...(needsNumber && cleanText(partNumber) === '' && { partNumber: 'NUMBER_MISSING' }),
        });
      },
      [parties],
    ),
    faultText: (fault) => t(`asked.faults.${fault as RequestFault}`),
    onSubmit({ partyId, ...request }, { saved }) {
      const party = parties.find(({ id }) => id === partyId);
      if (!party) return;
      onRequest({ ...request, party });
      saved();
      onClose();
    },
  });
}
