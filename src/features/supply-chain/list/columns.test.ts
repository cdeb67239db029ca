import type { Supplier } from '../../../../core/contracts/supply-chain';
import type { Locale } from '../../../../core/i18n/locales';
import { sortSuppliers, type SortColumn } from './columns';
import { testSupplier } from '../test-supplier';

const degrees = (today: number) => ({ today, inOneYear: today, inThreeYears: today });
const suppliers = [
  testSupplier({
    supplierName: 'Ödegård 10',
    countryCode: 'NO',
    implementation: degrees(20),
    status: 'submitted',
  }),
  testSupplier({ supplierName: 'Ödegård 9', countryCode: 'SE', status: 'declined', dueDate: '2027-01-01' }),
  testSupplier({ supplierName: 'Alpha', implementation: degrees(80), dueDate: '2026-12-01' }),
];

function sorted(column: SortColumn, descending: boolean, locale: Locale = 'de') {
  const names = ({ supplierName, countryCode }: Supplier) => ({ sector: supplierName, country: countryCode });
  return sortSuppliers(suppliers, { column, descending }, { locale, names }).map(
    ({ supplierName }) => supplierName,
  );
}

test('names sort by the rules of the language, numbers in them by value', () => {
  expect(sorted('supplier', false)).toEqual(['Alpha', 'Ödegård 9', 'Ödegård 10']);
  expect(sorted('supplier', true)).toEqual(['Ödegård 10', 'Ödegård 9', 'Alpha']);
});

test('empty values are last in both directions', () => {
  expect(sorted('today', false)).toEqual(['Ödegård 10', 'Alpha', 'Ödegård 9']);
  expect(sorted('today', true)).toEqual(['Alpha', 'Ödegård 10', 'Ödegård 9']);
  expect(sorted('dueDate', true)).toEqual(['Ödegård 9', 'Alpha', 'Ödegård 10']);
});

test('countries and product groups sort independently', () => {
  expect(sorted('country', false)).toEqual(['Alpha', 'Ödegård 10', 'Ödegård 9']);
  expect(sorted('productGroup', false)).toEqual(['Alpha', 'Ödegård 9', 'Ödegård 10']);
});

test('statuses sort by what is left to do', () => {
  expect(sorted('status', false)).toEqual(['Alpha', 'Ödegård 10', 'Ödegård 9']);
});

test('ten thousand suppliers are sorted without repeated work', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => testSupplier({ supplierName: `S ${index}` }));
  let asked = 0;
  const names = ({ supplierName: sector }: Supplier) => {
    asked += 1;
    return { sector, country: '' };
  };
  sortSuppliers(many, { column: 'productGroup', descending: true }, { locale: 'en', names });
  expect(asked).toBe(10_000);
});
