import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../../../core/compare/is-same';
import type { VerificationContext } from '../../../../core/carbon/account/verification.schema';
import type { VerificationFault } from '../../../../core/carbon/account/verification';
import type { AccountVerification } from '../../../../core/contracts/verification';
import { cleanText } from '../../../../core/registration/clean-text';
import { checkWith } from '../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useSendAgain } from '../../../lib/outbox/use-refused-edit';
import { useToday } from '../../../lib/timing/use-today';
import { useSeenValues } from '../records/use-seen-values';
import { verificationSubject } from './verification-edits';
import type { SeenVerification, VerificationEdit } from './use-verification-edit';

export interface VerificationForm extends AccountVerification {
  seen: SeenVerification;
}

const rules = () =>
  import('../../../../core/carbon/account/verification.schema').then(
    ({ verificationSchema }) => verificationSchema,
  );

export interface VerificationFormOptions {
  year: number;
  seen: SeenVerification;
  onSave: VerificationEdit['save'];
  onClose: () => void;
}

/** Form for who has verified a year's account, with the figures verified. */
export function useVerificationForm(options: VerificationFormOptions): DraftForm<VerificationForm> {
  const { year, seen, onSave, onClose } = options;
  const { t } = useTranslation('carbon-results');
  const draft = useDraftStore<VerificationForm>(`carbonVerification:${year}`);
  const today = useToday();
  const sendAgain = useSendAgain();
  return useDraftForm<VerificationForm>({
    draft,
    stored: useSeenValues(draft, () => formOf(seen)),
    check: useMemo(
      () => checkWith<VerificationForm>(rules, { today, year } satisfies VerificationContext),
      [today, year],
    ),
    faultText: (fault) => t(`verification.faults.${fault as VerificationFault}`),
    onSubmit({ seen: then, provider, assurance, standard, completedOn }, { saved }) {
      const verification = {
        ...{ assurance, completedOn },
        provider: cleanText(provider),
        standard: cleanText(standard),
      };
      if (isSame(then.verification.stated, { ...verification, tonnes: then.tonnes }))
        sendAgain(verificationSubject(year));
      else onSave(then, verification);
      saved();
      onClose();
    },
  });
}

const empty: AccountVerification = { provider: '', assurance: 'limited', standard: '', completedOn: '' };

const formOf = (seen: SeenVerification): VerificationForm => {
  const { provider, assurance, standard, completedOn } = seen.verification.stated ?? empty;
  return { seen, provider, assurance, standard, completedOn };
};
