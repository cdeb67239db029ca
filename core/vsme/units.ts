import type { Concept } from './taxonomy';

/** Units in which values are stored and exported. The taxonomy allows further ones for areas and some masses. */
export type ReportUnit = 'MWh' | 'tCO2e' | 'tCO2e/currency' | 'm3' | 'kg' | 't' | 'ha' | 'currency' | '%';

/** Materials are in tonnes; the taxonomy requires waste by type in kilograms. */
const inTonnes: ReadonlySet<string> = new Set(['WeightOfMaterialUsed', 'TotalMassOfMaterialUsed']);

/** The unit of a concept's values; undefined if it is not a quantity or has no unit, such as a number of people. */
export function unitOf({ name, type }: Pick<Concept, 'name' | 'type'>): ReportUnit | undefined {
  switch (type) {
    case 'energy':
      return 'MWh';
    case 'ghgEmissions':
      return 'tCO2e';
    case 'ghgEmissionsPerMonetary':
      return 'tCO2e/currency';
    case 'volume':
      return 'm3';
    case 'mass':
      return inTonnes.has(name) ? 't' : 'kg';
    case 'area':
      return 'ha';
    case 'monetary':
      return 'currency';
    case 'percent':
      return '%';
    default:
      return undefined;
  }
}

const numeric: ReadonlySet<Concept['type']> = new Set([
  'decimal',
  'percent',
  'monetary',
  'energy',
  'ghgEmissions',
  'ghgEmissionsPerMonetary',
  'mass',
  'volume',
  'area',
]);

export const isNumeric = ({ type }: Pick<Concept, 'type'>): boolean => numeric.has(type);
