import { calculateYear } from '../carbon/calculation/calculate-year';
import { factorKeys } from '../carbon/factors/factor';
import type { ResultRow } from '../carbon/calculation/result-row';
import { convertAmount } from '../carbon/inputs/units';
import { qualityOf } from '../carbon/factors/data-quality';
import type { FactorProvenance } from '../contracts/ca-provenance';
import type { LineTerm, ProductLine } from '../contracts/ca-products';
import type { ProductContext } from './context';
import { emissionsOf, weightedMean } from './emissions';
import { sourcesOf, type LineOutcome } from './line-outcome';

type Of<Basis> = Extract<ProductLine['origin'], { basis: Basis }>;

/** Kinds of lines whose scope 1 and 2 emissions arise at the company itself, which measures them. */
const ownKinds: ReadonlySet<ProductLine['kind']> = new Set(['energy', 'process']);

/**
 * An amount with a published factor: the rows that the account would make of it, market-based and with their upstream.
 * Burnt biomass emits what it has taken up before, so both are counted (ISO 14067, 6.4.9.2).
 */
export function lineOfActivity(
  line: ProductLine,
  origin: Of<'activity'>,
  year: number,
  { activity, book }: ProductContext,
): LineOutcome {
  const known = activity(origin.activityId);
  if (!known) return { fault: 'ACTIVITY_UNKNOWN' };
  const { amount, unit } = line;
  const converted = convertAmount({ amount, unit, calorificValue: null }, { unit: known.unit });
  if (Number.isNaN(converted)) return { fault: 'UNIT_DOES_NOT_FIT' };
  const rows = [
    ...calculateYear(
      {
        year,
        homeCountry: origin.country,
        spend: undefined,
        distributions: [],
        supplierInputs: [],
        typicalShares: [],
        allSectors: [],
        activities: [
          {
            ...known,
            id: line.id,
            activityId: origin.activityId,
            amount: converted,
            countryCode: origin.country,
            businessUnit: '',
          },
        ],
      },
      book,
    ),
  ].filter(({ method }) => method !== 'location-based');
  if (rows.some(({ notes }) => notes.includes('STAND_IN_FACTOR'))) return { fault: 'FACTOR_UNKNOWN' };
  const counted = rows.filter(({ inTotals }) => inTotals);
  const biogenic = rows.filter(({ inTotals }) => !inTotals).reduce((sum, { baseKg }) => sum + baseKg, 0);
  const emissions = emissionsOf({
    fossil: counted.reduce((sum, { baseKg }) => sum + baseKg, 0),
    biogenic,
    uptake: -biogenic,
  });
  const isPrimary = ({ scope }: ResultRow) => ownKinds.has(line.kind) && scope !== 3;
  return {
    ...emissions,
    terms: rows.map(termOf),
    primaryShare: weightedMean(rows.map((row) => ({ kg: row.baseKg, value: isPrimary(row) ? 100 : 0 }))),
    dataQuality: weightedMean(rows.map(({ baseKg, dataQuality }) => ({ kg: baseKg, value: dataQuality }))),
    notes: [...new Set(rows.flatMap(({ notes }) => notes))],
    ...sourcesOf(rows.map(({ factor }) => factor.source)),
  };
}

/** Money times the average of a sector. */
export function lineOfSpend(
  { amount, unit }: ProductLine,
  origin: Of<'spend'>,
  year: number,
  { sector, toUsd, book }: ProductContext,
): LineOutcome {
  const known = sector(origin.sectorId);
  if (!known) return { fault: 'SECTOR_UNKNOWN' };
  const usd = toUsd(amount, unit, year);
  if (usd === undefined) return { fault: 'RATE_UNKNOWN' };
  const found = book.find(factorKeys.spend(known.code), origin.country, year);
  if (!found) return { fault: 'FACTOR_UNKNOWN' };
  const { factor, notes } = found;
  const kg = usd * factor.value;
  return {
    ...emissionsOf({ fossil: kg }),
    terms: [
      {
        what: 'spend',
        amount: usd,
        unit: 'USD',
        of: null,
        factor: factor.value,
        kg,
        source: provenanceOf(factor, 'USD'),
      },
    ],
    primaryShare: 0,
    dataQuality: qualityOf(factor, notes, 0),
    notes: [...notes],
    ...sourcesOf([factor.source]),
  };
}

const termOf = (row: ResultRow): LineTerm => ({
  what: row.method === 'biogenic' ? 'biogenic' : row.method === 'well-to-tank' ? 'upstream' : 'use',
  amount: row.amount,
  unit: row.unit,
  of: null,
  factor: row.factor.value,
  kg: row.baseKg,
  source: provenanceOf(row.factor, row.unit),
});

function provenanceOf({ source, ...factor }: ResultRow['factor'], unit: string): FactorProvenance {
  const { publisher, edition, licence, boundary, gwp = null } = source;
  const { id, value, year, geography } = factor;
  return {
    id,
    value,
    unit: `kg CO2e/${unit}`,
    publisher,
    edition,
    year,
    geography,
    licence,
    boundary,
    gwp,
  };
}
