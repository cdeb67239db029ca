import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedParty } from '../../../../../core/contracts/ca-asked-footprints';
import type { ProductLine } from '../../../../../core/contracts/ca-products';
import { numberIn } from '../../../../../core/products/requested-footprints';
import { useDraftForm, type DraftForm } from '../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import type { Question } from './use-asked';

export interface AskForm extends Omit<Question, 'party'> {
  /** Empty for none chosen. */
  partyId: string;
}

interface AskFormOptions {
  line: ProductLine;
  parties: readonly AskedParty[];
  onAsk: (question: Question) => void;
  onClose: () => void;
}

type AskFault = 'PARTY_MISSING' | 'PART_MISSING' | 'NUMBER_MISSING';

/** Form for a request; name and part number start with those of the line. */
export function useAskForm({ line, parties, onAsk, onClose }: AskFormOptions): DraftForm<AskForm> {
  const { t } = useTranslation('carbon-products');
  const [stored] = useState(() => ({
    partyId: '',
    part: line.name,
    partNumber: numberIn(line.name),
    comment: '',
  }));
  return useDraftForm<AskForm>({
    draft: useDraftStore<AskForm>(`askFootprint:${line.id}`),
    stored,
    check: useCallback(
      ({ partyId, part, partNumber }: AskForm) => {
        const party = parties.find(({ id }) => id === partyId);
        // Partner systems find products by part number only.
        const needsNumber = party?.kind === 'partner';
        return Promise.resolve<{ [Name in keyof AskForm]?: AskFault }>({
          ...(!party && { partyId: 'PARTY_MISSING' }),
          ...(part.trim() === '' && { part: 'PART_MISSING' }),
          ...(needsNumber && partNumber.trim() === '' && { partNumber: 'NUMBER_MISSING' }),
        });
      },
      [parties],
    ),
    faultText: (fault) => t(`asked.faults.${fault as AskFault}`),
    onSubmit({ partyId, ...question }, { saved }) {
      const party = parties.find(({ id }) => id === partyId);
      if (!party) return;
      onAsk({ ...question, party });
      saved();
      onClose();
    },
  });
}
