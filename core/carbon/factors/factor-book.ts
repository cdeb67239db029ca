import type { ResultNote } from '../../contracts/ca-provenance';
import { factorKeys, type Factor, type FoundFactor } from './factor';

/** Where a calculation looks its factors up. */
export interface FactorBook {
  /** The factor for `key` in a country and year, with its notes; undefined if none is known. */
  find(key: string, country: string, year: number): FactorOfBook | undefined;
}

export interface FactorOfBook extends FoundFactor {
  /** Position of its set in the book: 0 is the preferred one. */
  set: number;
}

const maxCached = 20_000;

/** Country (empty: any) to its factors, the earliest year first; a factor for any year comes last. */
type ByCountry = Map<string, Factor[]>;

/**
 * A book over factor sets, the preferred one first. A set that knows the key for the country wins; then one that knows
 * it for any country. Of several years the requested one is taken, else the nearest earlier, else the earliest.
 */
export function createFactorBook(...sets: readonly (readonly Factor[])[]): FactorBook {
  const indexes = sets.map(indexOf);
  const found = new Map<string, FactorOfBook | undefined>();

  const search = (key: string, country: string, year: number): FactorOfBook | undefined => {
    for (const place of [country, ''])
      for (const [set, index] of indexes.entries()) {
        const factor = ofYear(index.get(key)?.get(place) ?? [], year);
        if (factor) return { factor, notes: notesOn(factor, country, year), set };
      }
    return undefined;
  };

  return {
    find(key, country, year) {
      const address = `${key} ${country} ${year}`;
      const known = found.get(address);
      if (known !== undefined || found.has(address)) return known;
      if (found.size >= maxCached) found.clear();
      const answer = search(key, country, year);
      found.set(address, answer);
      return answer;
    },
  };
}

function indexOf(factors: readonly Factor[]): Map<string, ByCountry> {
  const index = new Map<string, ByCountry>();
  for (const factor of factors) {
    const byCountry = index.get(factor.key) ?? new Map<string, Factor[]>();
    index.set(factor.key, byCountry);
    const place = factor.country ?? '';
    byCountry.set(place, [...(byCountry.get(place) ?? []), factor]);
  }
  for (const byCountry of index.values())
    for (const list of byCountry.values())
      list.sort((a, b) => (a.forYear ?? Infinity) - (b.forYear ?? Infinity));
  return index;
}

function ofYear(factors: readonly Factor[], year: number): Factor | undefined {
  const anyYear = factors.find(({ forYear }) => forYear === null);
  const dated = factors.filter(({ forYear }) => forYear !== null);
  const earlier = dated.filter(({ forYear }) => (forYear ?? 0) <= year).at(-1);
  return earlier ?? anyYear ?? dated[0];
}

function notesOn(factor: Factor, country: string, year: number): ResultNote[] {
  const notes: ResultNote[] = [];
  if (factor.forYear !== null && factor.forYear < year) notes.push('EARLIER_YEAR');
  if (factor.forYear !== null && factor.forYear > year) notes.push('LATER_YEAR');
  if (factor.forYear === null && isOfAnotherEdition(factor, year)) notes.push('EDITION_YEAR');
  if (factor.key === factorKeys.worldGrid) notes.push('WORLD_AVERAGE');
  else if (factor.geography !== 'GLOBAL' && factor.geography !== country) notes.push('OTHER_GEOGRAPHY');
  return notes;
}

/**
 * A factor of one place and year that is used for any year. A global one, such as a warming potential, has no edition.
 */
const isOfAnotherEdition = (factor: Factor, year: number) =>
  factor.geography !== 'GLOBAL' && factor.year !== null && factor.year !== year;
