import { useTranslation } from 'react-i18next';
import type { BoundaryFault } from '../../../../core/carbon/account/boundary';
import { accountParts, type AccountPart } from '../../../../core/terms/boundary-terms';
import type { Boundary } from '../../../../core/contracts/ca-boundary';
import { cleanLines } from '../../../../core/registration/clean-text';
import { checkWith } from '../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useSeenValues } from '../records/use-seen-values';
import type { BoundaryEdit } from './use-boundary-edit';

export interface AbsenceForm {
  /** The boundary when typing began. */
  seen: Boundary;
  parts: readonly AccountPart[];
  reason: string;
}

const check = checkWith<AbsenceForm>(() =>
  import('../../../../core/carbon/account/boundary.schema').then(({ absenceSchema }) => absenceSchema),
);

/**
 * Form for an absence.
 * @param index its position in the list; undefined for a new one
 */
export function useAbsenceForm(
  boundary: Boundary,
  index: number | undefined,
  save: BoundaryEdit['save'],
  onClose: () => void,
): DraftForm<AbsenceForm> {
  const { t } = useTranslation('carbon-boundary');
  const draft = useDraftStore<AbsenceForm>(`carbonAbsence:${index ?? 'new'}`);
  return useDraftForm<AbsenceForm>({
    draft,
    stored: useSeenValues(draft, () => formOf(boundary, index)),
    check,
    faultText: (fault) => t(`faults.${fault as BoundaryFault}`),
    onSubmit({ seen, parts, reason }, { saved }) {
      const absences = [...seen.absences];
      const changed = {
        parts: accountParts.filter((part) => parts.includes(part)),
        reason: cleanLines(reason),
      };
      absences.splice(index ?? absences.length, 1, changed);
      save(seen, { absences });
      saved();
      onClose();
    },
  });
}

function formOf(boundary: Boundary, index: number | undefined): AbsenceForm {
  const absence = index === undefined ? undefined : boundary.absences[index];
  return { seen: boundary, parts: absence?.parts ?? [], reason: absence?.reason ?? '' };
}
