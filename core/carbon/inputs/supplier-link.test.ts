import { supplierFinder } from './supplier-link';

const linkingId = 'a0000000-0000-4000-8000-000000000001';
const steel = { linkingId, supplierId: 'V-1' };
const twins = ['2', '3'].map((digit) => ({ linkingId: linkingId.replace(/1$/, digit), supplierId: 'V-2' }));
const nameless = { linkingId: linkingId.replace(/1$/, '4'), supplierId: '' };
const find = supplierFinder([steel, ...twins, nameless]);

it.each([
  ['its linking, however it is written', linkingId.toUpperCase(), steel],
  ['its number', ' V-1 ', steel],
  ['a number that two have', 'V-2', undefined],
  ['no number', '', undefined],
  ['what nobody has', 'V-9', undefined],
])('%s', (_what, supplierId, found) => {
  expect(find(supplierId)).toBe(found);
});
