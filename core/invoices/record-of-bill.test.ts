import type { Bill } from '../contracts/ca-activities-data';
import { recordOfBill } from './record-of-bill';

const place = { year: 2024, activityId: 401, countryCode: 'DE' };
const billOf = (evidence: string): Bill => ({
  ...{ id: evidence, from: '2024-01-01', to: '2024-01-31', amount: 1, unit: 'kWh' },
  ...{ calorificValue: null, evidence, note: '' },
});
const site = (id: string, ...evidence: string[]) => ({
  ...{ ...place, id, resourceId: id },
  bills: evidence.map(billOf),
});
const recordFor = (evidence: string, rows: Parameters<typeof recordOfBill>[0], recordId = 'new') =>
  recordOfBill(rows, { ...place, recordId, bill: billOf(evidence) })?.id;

const grid = site('grid', 'Stadtwerke Augsburg Netz R-1');
const power = site('power', 'Stadtwerke Augsburg R-1');

test.each([
  ['Stadtwerke Augsburg R-2', 'power'],
  ['Stadtwerke Augsburg Netz R-2', 'grid'],
  ['Gaswerk R-2', 'main'],
])('a bill "%s" goes to the site of the same seller: %s', (evidence, expected) => {
  const main = { ...site('main'), resourceId: '' };
  expect(recordFor(evidence, [grid, power, main])).toBe(expected);
});

test('a number can have spaces, a name that only begins alike is another seller', () => {
  expect(recordFor('Gaswerk 2024', [site('steel', 'Gaswerke 17'), site('own', 'Gaswerk 2024 17')])).toBe(
    'own',
  );
});

test('a bill goes to the record that it names, unless that is of another place', () => {
  expect(recordFor('Gaswerk R-1', [power, grid], 'grid')).toBe('grid');
  expect(recordFor('Gaswerk R-1', [power, { ...grid, countryCode: 'AT' }], 'grid')).toBe('power');
});
