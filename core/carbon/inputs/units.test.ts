import fc from 'fast-check';
import { activities } from '../../../data/activities/activities';
import { faultsOf } from '../../records/faults-of';
import { activitySchema } from './activity.schema';
import {
  allUnits,
  calorificValueFault,
  convertAmount,
  readUnit,
  unitFault,
  unitsFor,
  usesCalorificValue,
} from './units';

const activity = (id: number) => {
  const found = activities.find(({ activityId }) => activityId === id);
  if (!found) throw new Error(`no activity ${id}`);
  return found;
};
const gas = activity(101);
const gasByVolume = activity(103);
const biogas = activity(164);
const diesel = activity(201);
const coal = activity(141);
const car = activity(221);

const converted = (
  amount: number,
  unit: string,
  measured: typeof gas,
  calorificValue: number | null = null,
) => convertAmount({ amount, unit, calorificValue }, measured);

/**
 * The size of each unit, from its definition: SI brochure; UK Units of Measurement Regulations 1995 (therm, British
 * thermal unit, gallon); US gallon of 231 cubic inches; pound of 7,000 grains; mile of 5,280 feet.
 */
const [joule, litre, gram, metre] = [1, 1, 1, 1];
const inchInCentimetres = 2.54;
const miles = 5280 * 0.3048 * metre;
const published: Readonly<Record<string, readonly [dimension: string, size: number]>> = {
  kWh: ['energy', 3_600_000 * joule],
  MWh: ['energy', 3_600_000_000 * joule],
  GWh: ['energy', 3_600_000_000_000 * joule],
  MJ: ['energy', 1_000_000 * joule],
  GJ: ['energy', 1_000_000_000 * joule],
  therm: ['energy', 105_505_585.257348 * joule],
  MMBtu: ['energy', 1_055_055_852.57348 * joule],
  l: ['volume', litre],
  'm³': ['volume', 1000 * litre],
  'US gal': ['volume', (231 * inchInCentimetres ** 3 * litre) / 1000],
  'UK gal': ['volume', 4.54609 * litre],
  g: ['mass', gram],
  kg: ['mass', 1000 * gram],
  t: ['mass', 1_000_000 * gram],
  lb: ['mass', 7000 * 0.06479891 * gram],
  km: ['distance', 1000 * metre],
  mile: ['distance', miles],
  'passenger km': ['travel', 1000 * metre],
  'passenger mile': ['travel', miles],
  't km': ['freight', 1_000_000 * gram * 1000 * metre],
  'kg km': ['freight', 1000 * gram * 1000 * metre],
  't mile': ['freight', 1_000_000 * gram * miles],
};

/** How many of `to` one `from` is; a gas between energy and volume or mass has `kwh` per m³ or kg. */
function perOwnUnit(from: string, to: string, kwh: number): number {
  if (from === to) return 1;
  const [[ofFrom, typed], [ofTo, own]] = [published[from] ?? ['', NaN], published[to] ?? ['', NaN]];
  if (ofFrom === ofTo) return typed / own;
  const joules = (dimension: string) =>
    dimension === 'energy' ? 1 : (kwh * 3_600_000) / (dimension === 'volume' ? 1000 * litre : 1000 * gram);
  return (typed * joules(ofFrom)) / (own * joules(ofTo));
}

describe('an amount in the unit of its activity', () => {
  test.each([
    [1, 'MWh', gas, 1000],
    [3.6, 'GJ', gas, 1000],
    // UK Weights and Measures: a therm is 29.3071 kWh.
    [1, 'therm', gas, 29.3071],
    [1, 'US gal', diesel, 3.785411784],
    [2000, 'kg', coal, 2],
    [1000, 'lb', coal, 0.45359237],
    [100, 'mile', car, 160.9344],
  ])('%d %s', (amount, unit, measured, expected) => {
    expect(converted(amount, unit, measured)).toBeCloseTo(expected, 4);
  });

  test('of gas by volume or mass is converted by the calorific value of the bill, else by the known one', () => {
    expect(converted(1000, 'm³', gas, 11.2)).toBeCloseTo(11_200, 6);
    expect(converted(1000, 'm³', gas)).toBeCloseTo((1000 * 2.06672) / 0.18296, 6);
    expect(converted(100, 'kg', gas, 14)).toBeCloseTo(1400, 6);
    expect(converted(11_200, 'kWh', gasByVolume, 11.2)).toBeCloseTo(1000, 6);
    expect(converted(1, 't', biogas, 6)).toBeCloseTo(6000, 6);
  });

  test('uses only units of the published table', () => {
    expect(Object.keys(published).sort()).toEqual([...allUnits].sort());
  });

  test('is converted by the published sizes of units, in whichever unit it is typed', () => {
    const cases = activities.flatMap((measured) =>
      unitsFor(measured).map((unit): [typeof measured, string] => [measured, unit]),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
        fc.double({ min: 0.5, max: 60, noNaN: true }),
        ([measured, unit], amount, value) => {
          const calorificValue = usesCalorificValue(unit, measured) ? value : null;
          const inOwnUnit = amount * perOwnUnit(unit, measured.unit, value);
          expect(converted(amount, unit, measured, calorificValue) / inOwnUnit).toBeCloseTo(1, 8);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('what cannot be converted has a fault at its field', () => {
  const faults = (values: object) => faultsOf(activitySchema, { activityId: 1, amount: 5, ...values });

  test('a unit of another dimension', () => {
    expect(unitFault('km', gas)).toBe('UNIT_OF_OTHER_DIMENSION');
    expect(unitFault('kWh', diesel)).toBe('UNIT_OF_OTHER_DIMENSION');
    expect(faults({ unit: 'l', measured: coal })).toEqual({ unit: 'UNIT_OF_OTHER_DIMENSION' });
    const waste = activities.filter(
      ({ hierarchyLevel1, unit }) => hierarchyLevel1 === 'Waste' && unit === 't',
    );
    expect(waste.length).toBeGreaterThan(20);
    for (const measured of waste)
      expect(faults({ unit: 'l', measured })).toEqual({ unit: 'UNIT_OF_OTHER_DIMENSION' });
    expect(converted(1, 'km', gas)).toBeNaN();
  });

  test('a gas in m³ with an unknown calorific value', () => {
    const typed = { unit: 'm³', measured: biogas };
    expect(faults({ ...typed, calorificValue: null })).toEqual({ calorificValue: 'CALORIFIC_VALUE_MISSING' });
    expect(faults({ ...typed, calorificValue: 6.4 })).toEqual({});
    expect(faults({ ...typed, calorificValue: 6400 })).toEqual({
      calorificValue: 'CALORIFIC_VALUE_OUT_OF_RANGE',
    });
    expect(calorificValueFault({ unit: 'm³', calorificValue: null }, gas)).toBeUndefined();
  });

  test('an amount that is too large once it is converted', () => {
    expect(faults({ amount: 1e9, unit: 'GWh', measured: gas })).toEqual({ amount: 'AMOUNT_TOO_LARGE' });
  });
});

test('files may spell units as people do', () => {
  expect(['m3', 'L', 'mwh', 'Litres', 'tkm', ' miles ', 'furlong'].map(readUnit)).toEqual([
    'm³',
    'l',
    'MWh',
    'l',
    't km',
    'mile',
    'furlong',
  ]);
});
