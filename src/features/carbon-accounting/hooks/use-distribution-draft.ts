import { useState } from 'react';
import { shareOfInputFault, type FigureFault } from '../../../../core/carbon/figures';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { Prefill } from '../../../../core/contracts/value-lists';
import { changesOf, prefillShares, type DraftChanges, type DraftShare } from '../distribution-draft';
import { shareSum, type ShareSum } from '../inputs';
import { useDrawerDraft, type DrawerDraft } from './use-drawer-draft';
import { useFigures } from './use-figures';

interface DistributionForm {
  /** What was there when the draft was begun. */
  seen: readonly SpendDistribution[];
  rows: readonly DraftShare[];
}

interface DistributionDraft extends Pick<
  DrawerDraft<DistributionForm>,
  'done' | 'cancel' | 'leave' | 'question'
> {
  rows: readonly DraftShare[];
  sum: ShareSum;
  /** Of the share of a sector. */
  faultOf: (row: DraftShare) => FigureFault | undefined;
  /** What is new, different or gone since the draft was begun; undefined while a share is wrong. */
  changes: DraftChanges | undefined;
  type: (sectorId: number, text: string) => void;
  add: (sectorId: number) => void;
  remove: (sectorId: number) => void;
  prefill: (prefill: Prefill) => void;
}

/**
 * A distribution as it is being put together; nothing is saved before all of it is, and nothing of it is lost
 * meanwhile. It is compared with what was seen at its beginning: what somebody else saves is not written over.
 */
export function useDistributionDraft(
  year: number,
  distributions: readonly SpendDistribution[],
  onClose: () => void,
): DistributionDraft {
  const { figure, parse } = useFigures();
  const toRow = (sectorId: number, share: number): DraftShare => ({
    sectorId,
    text: figure(share, 'typed'),
    share,
  });
  const [initial] = useState<DistributionForm>(() => ({
    seen: distributions,
    rows: distributions.map(({ scope3SectorId, shareOfInput }) => toRow(scope3SectorId, shareOfInput)),
  }));
  const { values, type, ...drawer } = useDrawerDraft<DistributionForm>({
    name: `distribution:${year}`,
    initial,
    rewrite: (form, number) => ({
      ...form,
      rows: form.rows.map((row) => ({ ...row, text: number(row.text) })),
    }),
    onClose,
  });
  const { seen, rows } = values;
  const read = ({ text, share }: DraftShare) => share ?? (text.trim() === '' ? 0 : parse(text));
  const faultOf = (row: DraftShare) => {
    const number = read(row);
    return number === undefined ? 'SHARE_OF_INPUT_OUT_OF_RANGE' : shareOfInputFault(number);
  };
  const isWrong = rows.some(faultOf);
  return {
    ...drawer,
    rows,
    sum: shareSum(rows.map((row) => read(row) ?? 0)),
    faultOf,
    changes: isWrong
      ? undefined
      : changesOf(seen, new Map(rows.map((row) => [row.sectorId, read(row) ?? 0]))),
    type: (sectorId, text) =>
      type({ rows: rows.map((row) => (row.sectorId === sectorId ? { sectorId, text } : row)) }),
    add: (sectorId) => type({ rows: [...rows, { sectorId, text: '' }] }),
    remove: (sectorId) => type({ rows: rows.filter((row) => row.sectorId !== sectorId) }),
    prefill: (prefill) =>
      type({ rows: prefillShares(prefill).map(({ sectorId, share }) => toRow(sectorId, share)) }),
  };
}
