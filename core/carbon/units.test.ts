import fc from 'fast-check';
import { activities } from '../../data/activities/activities';
import { faultsOf } from '../records/faults-of';
import { activitySchema } from './activity.schema';
import {
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

  test('of gas by volume or mass follows from the calorific value of the bill, else from the known one', () => {
    expect(converted(1000, 'm³', gas, 11.2)).toBeCloseTo(11_200, 6);
    expect(converted(1000, 'm³', gas)).toBeCloseTo((1000 * 2.06672) / 0.18296, 6);
    expect(converted(100, 'kg', gas, 14)).toBeCloseTo(1400, 6);
    expect(converted(11_200, 'kWh', gasByVolume, 11.2)).toBeCloseTo(1000, 6);
    expect(converted(1, 't', biogas, 6)).toBeCloseTo(6000, 6);
  });

  test('is the same tonnes in whichever unit it is typed', () => {
    const amounts = fc.double({ min: 1e-6, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...activities).chain((measured) =>
          fc.record({
            measured: fc.constant(measured),
            unit: fc.constantFrom(...unitsFor(measured)),
            amount: amounts,
            value: fc.double({ min: 0.5, max: 60, noNaN: true }),
          }),
        ),
        ({ measured, unit, amount, value }) => {
          const calorificValue = usesCalorificValue(unit, measured) ? value : null;
          const perUnit = convertAmount({ amount: 1, unit, calorificValue }, measured);
          // What a person would type of this unit for `amount` of the activity's own.
          const again = convertAmount({ amount: amount / perUnit, unit, calorificValue }, measured);
          expect(Math.abs(again / amount - 1)).toBeLessThan(1e-9);
        },
      ),
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

  test('a gas in m³ whose calorific value nobody knows', () => {
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
