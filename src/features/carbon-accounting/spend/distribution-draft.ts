import type { Locale } from '../../../../core/i18n/locales';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { Prefill } from '../../../../core/contracts/value-lists';
import { convertFigure, type TypedFigure } from '../records/typed-figure';

export type ShareName = `share${number}`;

/** Form values of a distribution: the sectors in order, with their share in percent. */
export interface DistributionForm {
  /** What was stored when typing began. */
  seen: readonly SpendDistribution[];
  sectors: readonly number[];
  [share: ShareName]: TypedFigure | undefined;
}

export interface DraftChanges {
  added: { scope3SectorId: number; shareOfInput: number }[];
  changed: { record: SpendDistribution; shareOfInput: number }[];
  removed: SpendDistribution[];
}

/** Name of the field for a sector's share. */
export const shareName = (sectorId: number): ShareName => `share${sectorId}`;

export const shareOf = (form: DistributionForm, sectorId: number): TypedFigure =>
  form[shareName(sectorId)] ?? '';

export function formOf(distributions: readonly SpendDistribution[]): DistributionForm {
  const shares = distributions.map(({ scope3SectorId: sectorId, shareOfInput: share }) => ({
    sectorId,
    share,
  }));
  return { seen: distributions, ...fieldsOf(shares) };
}

export const addSector = ({ sectors }: DistributionForm, sectorId: number): Partial<DistributionForm> => ({
  ...shareField(sectorId, ''),
  sectors: [...sectors, sectorId],
});

export const removeSector = ({ sectors }: DistributionForm, sectorId: number): Partial<DistributionForm> => ({
  ...shareField(sectorId, undefined),
  sectors: sectors.filter((each) => each !== sectorId),
});

/** Replaces the form's shares by an industry's typical ones. */
export const prefill = ({ sectors }: DistributionForm, typical: Prefill): Partial<DistributionForm> => ({
  ...Object.fromEntries(sectors.map((sectorId) => [shareName(sectorId), undefined])),
  ...fieldsOf(prefillShares(typical)),
});

/** The form after a change of language. */
export function convertShares(form: DistributionForm, from: Locale, to: Locale): DistributionForm {
  const shares = form.sectors.map((sectorId) => [
    shareName(sectorId),
    convertFigure(shareOf(form, sectorId), from, to),
  ]);
  return { ...form, ...(Object.fromEntries(shares) as Partial<DistributionForm>) };
}

/** The differences of a draft from what is stored. `shares` has each sector once, in percent. */
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

const shareField = (sectorId: number, share: TypedFigure | undefined): Pick<DistributionForm, ShareName> => ({
  [shareName(sectorId)]: share,
});

interface Share {
  sectorId: number;
  share: number;
}

const fieldsOf = (shares: readonly Share[]): Pick<DistributionForm, 'sectors' | ShareName> => ({
  ...Object.fromEntries(shares.map(({ sectorId, share }) => [shareName(sectorId), share])),
  sectors: shares.map(({ sectorId }) => sectorId),
});

/** An industry's typical shares, largest first. */
export function prefillShares({ spendInputs }: Prefill): Share[] {
  return spendInputs
    .map(({ scope3SectorId, shareOfInput }) => ({ sectorId: scope3SectorId, share: shareOfInput }))
    .sort((a, b) => b.share - a.share);
}
