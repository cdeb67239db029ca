import type { SpendDistribution } from '../../../core/contracts/ca-spend-distributions';
import type { Prefill } from '../../../core/contracts/value-lists';

/** A sector's share as it is typed. */
export interface DraftShare {
  sectorId: number;
  text: string;
  /** The number behind a text that nobody has touched: the text may leave out its last digits. */
  share?: number;
}

export interface DraftChanges {
  added: { scope3SectorId: number; shareOfInput: number }[];
  changed: { record: SpendDistribution; shareOfInput: number }[];
  removed: SpendDistribution[];
}

/** What of a draft is new, different or gone. `shares` holds each sector once, in percent. */
export function changesOf(
  distributions: readonly SpendDistribution[],
  shares: ReadonlyMap<number, number>,
): DraftChanges {
  const known = new Map(distributions.map((record) => [record.scope3SectorId, record]));
  return {
    added: [...shares]
      .filter(([sectorId]) => !known.has(sectorId))
      .map(([scope3SectorId, shareOfInput]) => ({ scope3SectorId, shareOfInput })),
    changed: distributions.flatMap((record) => {
      const shareOfInput = shares.get(record.scope3SectorId);
      return shareOfInput === undefined || shareOfInput === record.shareOfInput
        ? []
        : [{ record, shareOfInput }];
    }),
    removed: distributions.filter(({ scope3SectorId }) => !shares.has(scope3SectorId)),
  };
}

/** An industry's typical shares, the largest first. */
export function prefillShares({ spendInputs }: Prefill): { sectorId: number; share: number }[] {
  return spendInputs
    .map(({ scope3SectorId, shareOfInput }) => ({ sectorId: scope3SectorId, share: shareOfInput }))
    .sort((a, b) => b.share - a.share);
}
