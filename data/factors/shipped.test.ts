import { createFactorBook } from '../../core/carbon/factors/factor-book';
import { factorKeys } from '../../core/carbon/factors/factor';
import { sourceTermOf } from '../../core/carbon/factors/source-terms';
import { activities } from '../activities/activities';
import { countries } from '../countries/countries';
import { scope3Sectors } from '../scope3-sectors/scope3-sectors';
import { shippedFactors } from './shipped';

const book = createFactorBook(shippedFactors);
const value = (key: string, country: string, year: number) => book.find(key, country, year)?.factor.value;

test('every factor has a unique id and place, a source, and a figure of at least 0', () => {
  const places = shippedFactors.map(({ key, country, forYear }) => `${key} ${country} ${forYear}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { value: figure, unit, source, uncertaintyPercent } of shippedFactors) {
    expect(figure).toBeGreaterThanOrEqual(0);
    expect(uncertaintyPercent).toBeGreaterThanOrEqual(0);
    expect([unit, ...Object.values(source)].every((text) => text !== '')).toBe(true);
  }
});

test('what a factor includes has a text in all languages', () => {
  const boundaries = new Set(shippedFactors.map(({ source }) => source.boundary));
  expect([...boundaries].filter((boundary) => sourceTermOf(boundary) === undefined)).toEqual([]);
});

test('every activity with a published row has its factor, and only district cooling has none', () => {
  const own = activities.filter(({ activityId }) => ![401, 402, 403, 406].includes(activityId));
  const missing = own.filter(({ activityId }) => !book.find(factorKeys.activity(activityId), 'DE', 2024));
  expect(missing.map(({ name }) => name)).toEqual(['District cooling']);
  for (const { activityId, unit } of own)
    for (const key of [
      factorKeys.activity(activityId),
      factorKeys.wellToTank(activityId),
      factorKeys.biogenic(activityId),
    ]) {
      const found = book.find(key, 'DE', 2024);
      expect([key, found?.factor.unit ?? unit]).toEqual([key, unit]);
    }
});

test('whatever burns fuel has its upstream; only lubricants have none that is published', () => {
  const burning = activities.filter(({ hierarchyLevel1 }) =>
    ['Stationary combustion', 'Company vehicles'].includes(hierarchyLevel1),
  );
  const without = burning.filter(
    ({ activityId }) => !book.find(factorKeys.wellToTank(activityId), 'DE', 2025),
  );
  expect(burning.length).toBeGreaterThan(40);
  expect(without.map(({ name }) => name)).toEqual(['Lubricants, burnt in use']);
});

test.each([
  ['Car, diesel', 0.04146],
  ['Car, petrol', 0.04599],
  ['Car, hybrid', 0.03315],
  ['Car, fuel not known', 0.04399],
  ['Van up to 3.5 t, diesel', 0.06128],
  ['Van up to 3.5 t, petrol', 0.06183],
  ['Truck over 3.5 t, average load', 0.21154],
  ['Refrigerated truck over 3.5 t, average load', 0.24824],
  ['Motorbike', 0.02956],
])('a kilometre of %s has the upstream of its published row', (name, published) => {
  const activity = activities.find((each) => each.name === name);
  expect(value(factorKeys.wellToTank(activity?.activityId ?? 0), 'DE', 2025)).toBe(published);
});

test('every sector has its factor, in USD', () => {
  for (const { code } of scope3Sectors)
    expect([code, book.find(factorKeys.spend(code), 'US', 2024)?.factor.unit]).toEqual([code, 'USD']);
});

test.each([
  [factorKeys.activity(101), 'DE', 2024, 0.18296],
  [factorKeys.wellToTank(101), 'DE', 2024, 0.03021],
  [factorKeys.activity(201), 'DE', 2024, 2.57082],
  [factorKeys.activity(301), 'DE', 2024, 1300],
  [factorKeys.activity(421), 'DE', 2024, 0.17529],
  [factorKeys.grid, 'DE', 2024, 0.34413992],
  [factorKeys.grid, 'DE', 2022, 0.42010654],
  [factorKeys.contract, 'DE', 2024, 0],
  [factorKeys.spend('ALUMINIUM_PRIMARY'), 'US', 2024, 1.018],
])('%s in %s %d is as published', (key, country, year, published) => {
  expect(value(key, country, year)).toBe(published);
});

test.each([
  ['R23', 12400],
  ['R125', 3170],
  ['R143a', 4800],
  ['R227ea', 3350],
  ['R245fa', 858],
  ['R407A', 1923],
  ['R407F', 1674],
  ['R417A', 2127],
  ['R422D', 2473],
  ['R438A', 2059],
  ['R507A', 3985],
  ['R508B', 11698],
  ['R290', 0.06],
  ['R1234yf', 1],
  ['Nitrogen trifluoride (NF3)', 16100],
  ['Nitrous oxide (N2O)', 265],
  ['Methane (CH4)', 28],
  ['Butane', 1.74533],
  ['Naphtha', 3142.3789],
  ['Marine gas oil', 2.77139],
  ['Aviation turbine fuel (kerosene)', 2.54269],
])('%s has the figure of its published row', (name, published) => {
  const activity = activities.find((each) => each.name === name);
  expect(value(factorKeys.activity(activity?.activityId ?? 0), 'DE', 2025)).toBe(published);
});

test.each([2005, 2022, 2023, 2025])(
  'the United States have the same boundary in %i as in all years',
  (year) => {
    expect(value(factorKeys.grid, 'US', year)).toBeCloseTo((771.523 * 0.45359237) / 1000, 12);
  },
);

test('the United Kingdom takes the figure of its own authority, with a note of its edition', () => {
  expect(value(factorKeys.grid, 'GB', 2024)).toBe(0.177);
  expect(book.find(factorKeys.grid, 'GB', 2024)?.notes).toEqual(['EDITION_YEAR']);
  expect(book.find(factorKeys.grid, 'GB', 2025)?.notes).toEqual([]);
});

test('electricity of these two has upstream and losses as published, and no other country’s has', () => {
  const keys = [factorKeys.gridUpstream, factorKeys.gridLosses, factorKeys.gridLossesUpstream];
  const of = (country: string) => keys.map((key) => value(key, country, 2024));
  expect(of('GB')).toEqual([0.0459, 0.01853, 0.00397]);
  const [upstreamUs, ...lossesUs] = of('US');
  expect(upstreamUs).toBeCloseTo(0.392848 - (771.523 * 0.45359237) / 1000, 12);
  expect(lossesUs).toEqual([undefined, undefined]);
  expect(of('DE')).toEqual([undefined, undefined, undefined]);
});

test.each([421, 422])(
  'a kWh of heat or steam (%i) has the distribution losses as published',
  (activityId) => {
    const keys = [factorKeys.losses(activityId), factorKeys.lossesUpstream(activityId)];
    expect(keys.map((key) => value(key, 'GB', 2025))).toEqual([0.00945, 0.00176]);
    for (const key of keys) {
      expect(book.find(key, 'GB', 2025)?.notes).toEqual([]);
      expect(book.find(key, 'AT', 2024)?.notes).toEqual(['EDITION_YEAR', 'OTHER_GEOGRAPHY']);
    }
  },
);

test('nothing but heat and steam has such losses', () => {
  const losing = activities.filter(({ activityId }) => book.find(factorKeys.losses(activityId), 'GB', 2025));
  expect(losing.map(({ name }) => name)).toEqual(['District heat', 'Steam']);
});

test('Liechtenstein has no grid of its own and takes that of Switzerland', () => {
  expect(value(factorKeys.grid, 'LI', 2023)).toBe(value(factorKeys.grid, 'CH', 2023));
  expect(book.find(factorKeys.grid, 'LI', 2023)?.notes).toEqual(['OTHER_GEOGRAPHY']);
});

test('every country has a grid: its own, or the world average with a note', () => {
  const withoutOwn = countries.filter(
    ({ code, isActive }) => isActive && !book.find(factorKeys.grid, code, 2024),
  );
  expect(withoutOwn.length).toBeLessThan(35);
  for (const { code } of withoutOwn)
    expect(book.find(factorKeys.worldGrid, code, 2024)?.notes).toEqual(['WORLD_AVERAGE']);
});

test('biogenic CO2 of wood chips is 112 kg per GJ of 13.5985 GJ per tonne', () => {
  expect(value(factorKeys.biogenic(162), 'DE', 2024)).toBeCloseTo(1523.032, 9);
});

test('biogenic CO2 of wood pellets is 112 kg per GJ of 17.3 GJ per tonne', () => {
  expect(value(factorKeys.biogenic(161), 'DE', 2024)).toBeCloseTo(1935, 0);
});
