import { useTranslation } from 'react-i18next';
import type { BoundaryFault } from '../../../../core/carbon/account/boundary';
import type { Boundary } from '../../../../core/contracts/ca-boundary';
import { cleanLines, cleanText } from '../../../../core/registration/clean-text';
import { checkWith } from '../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useSeenValues } from '../records/use-seen-values';
import type { BoundaryEdit } from './use-boundary-edit';

export interface ExclusionForm {
  /** The boundary when typing began. */
  seen: Boundary;
  name: string;
  reason: string;
  /** Empty for none. */
  category: string;
  /** Whether the whole category is excluded. */
  isWhole: boolean;
}

const check = checkWith<ExclusionForm>(() =>
  import('../../../../core/carbon/account/boundary.schema').then(({ exclusionSchema }) => exclusionSchema),
);

/**
 * Form for an exclusion.
 * @param index its position in the list; undefined for a new one
 */
export function useExclusionForm(
  boundary: Boundary,
  index: number | undefined,
  save: BoundaryEdit['save'],
  onClose: () => void,
): DraftForm<ExclusionForm> {
  const { t } = useTranslation('carbon-boundary');
  const draft = useDraftStore<ExclusionForm>(`carbonExclusion:${index ?? 'new'}`);
  return useDraftForm<ExclusionForm>({
    draft,
    stored: useSeenValues(draft, () => formOf(boundary, index)),
    check,
    faultText: (fault) => t(`faults.${fault as BoundaryFault}`),
    onSubmit({ seen, name, reason, category, isWhole }, { saved }) {
      const exclusions = [...seen.exclusions];
      const changed = {
        name: cleanText(name),
        reason: cleanLines(reason),
        category: category === '' ? null : Number(category),
        ...(isWhole && category !== '' && { isWhole }),
      };
      exclusions.splice(index ?? exclusions.length, 1, changed);
      save(seen, { exclusions });
      saved();
      onClose();
    },
  });
}

function formOf(boundary: Boundary, index: number | undefined): ExclusionForm {
  const exclusion = index === undefined ? undefined : boundary.exclusions[index];
  return {
    seen: boundary,
    name: exclusion?.name ?? '',
    reason: exclusion?.reason ?? '',
    category: String(exclusion?.category ?? ''),
    isWhole: exclusion?.isWhole ?? false,
  };
}
