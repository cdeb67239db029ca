import type { FactorSource } from '../carbon/factors/factor';
import type { LineResult } from '../contracts/ca-products';
import type { ProductFault } from '../terms/product-terms';

/** The result of a line, with what the whole footprint states about its sources. */
export interface CountedLine extends LineResult {
  gwp: readonly string[];
  sources: readonly { name: string; version: string }[];
}

export type LineOutcome = CountedLine | { fault: ProductFault };

export const isCounted = (outcome: LineOutcome): outcome is CountedLine => !('fault' in outcome);

/** Publications of secondary factors, and the assessment reports whose warming potentials they use. */
export function sourcesOf(all: readonly FactorSource[]): Pick<CountedLine, 'gwp' | 'sources'> {
  return {
    gwp: [...new Set(all.flatMap(({ gwp }) => (gwp === undefined ? [] : [gwp])))],
    sources: distinct(all.map(({ publisher, edition }) => ({ name: publisher, version: edition }))),
  };
}

/** Each publication once, by name and edition. */
export function distinct(sources: CountedLine['sources']): { name: string; version: string }[] {
  const byName = new Map(sources.map((source) => [`${source.name}\n${source.version}`, source]));
  return [...byName].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, source]) => source);
}
