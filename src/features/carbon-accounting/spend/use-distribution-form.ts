import { useCallback, useMemo } from 'react';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import { useValueList } from '../../../lib/api/value-lists-api';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { checkWith } from '../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../lib/forms/use-draft-form';
import {
  changesOf,
  formOf,
  convertShares,
  shareName,
  shareOf,
  type DistributionForm,
} from './distribution-draft';
import { newDistribution } from '../records/new-records';
import { useFaultText } from '../records/use-fault-text';
import { useNames } from '../shared/use-names';
import type { RecordEdits } from '../records/use-record-edits';
import { useSeenValues } from '../records/use-seen-values';
import { useTypedFigures } from '../records/use-typed-figures';

export interface DistributionFormOptions {
  year: number;
  distributions: readonly SpendDistribution[];
  edits: Pick<RecordEdits<SpendDistribution>, 'add' | 'change' | 'remove'>;
  onClose: () => void;
}

const check = checkWith<{ sectors: { shareOfInput: number }[] }>(() =>
  import('../../../../core/carbon/inputs/distribution.schema').then(
    ({ wholeDistributionSchema }) => wholeDistributionSchema,
  ),
);

/**
 * Form for a whole distribution, saved together. It is compared with what was seen when typing began, so that
 * changes by others are not overwritten.
 */
export function useDistributionForm(options: DistributionFormOptions): DraftForm<DistributionForm> {
  const { year, distributions, edits, onClose } = options;
  const { read } = useTypedFigures();
  const names = useNames();
  const draft = useDraftStore<DistributionForm>(`distribution:${year}`);
  const seen = useSeenValues(draft, () => formOf(distributions));
  const sectors = useValueList('ca-scope3-sectors');
  const prefills = useValueList('ca-prefills-list');
  /** With a field for each sector that exists or may be added. */
  const stored = useMemo(() => {
    const ids = [
      ...(sectors ?? []).map(({ Scope3SectorId }) => Scope3SectorId),
      ...(prefills ?? []).flatMap(({ spendInputs }) =>
        spendInputs.map(({ scope3SectorId }) => scope3SectorId),
      ),
      ...(draft.read()?.values.sectors ?? []),
    ];
    return { ...Object.fromEntries(ids.map((id) => [shareName(id), undefined])), ...seen };
  }, [sectors, prefills, draft, seen]);
  return useDraftForm<DistributionForm>({
    draft,
    stored,
    check: useCallback(
      async (form) => {
        const shares = form.sectors.map((sectorId) => ({ shareOfInput: read(shareOf(form, sectorId)) }));
        const faults = Object.entries(await check({ sectors: shares }));
        return Object.fromEntries(faults.map(([path, fault]) => [fieldAt(path, form), fault]));
      },
      [read],
    ),
    faultText: useFaultText(),
    retype: convertShares,
    onSubmit(form, { saved }) {
      const shares = new Map(form.sectors.map((sectorId) => [sectorId, read(shareOf(form, sectorId))]));
      const { added, changed, removed } = changesOf(form.seen, shares);
      for (const record of removed) edits.remove(record, names.sector(record.scope3SectorId));
      for (const { record, shareOfInput } of changed)
        edits.change(record, { shareOfInput }, names.sector(record.scope3SectorId));
      for (const share of added) edits.add(newDistribution(year, share), names.sector(share.scope3SectorId));
      saved();
      onClose();
    },
  });
}

/** Maps a path of the rules such as `sectors[2].shareOfInput` to a field of the form. */
function fieldAt(path: string, { sectors }: DistributionForm): string {
  const sectorId = sectors[Number(/\d+/.exec(path)?.[0])];
  return sectorId === undefined ? path : shareName(sectorId);
}
