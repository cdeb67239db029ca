import { currentInvoices } from './current-invoices';

const invoice = (number: string, issuedIn: number, replaces: string | null = null) => ({
  ...{ seller: 'DE1', number, issuedIn, replaces },
});

test('a correction replaces the invoice of its year, not one of the same number of another', () => {
  const [before, named, after] = [invoice('5', 2023), invoice('5', 2024), invoice('5', 2025)];
  const correction = invoice('K1', 2024, '5');
  expect(currentInvoices([correction, after, before, named])).toEqual([correction, after, before]);
  expect(currentInvoices([after, before, correction])).toEqual([after, correction]);
});

test('a correction may come in the year after, and be corrected itself', () => {
  const all = [invoice('5', 2023), invoice('K1', 2024, '5'), invoice('K2', 2024, 'K1')];
  expect(currentInvoices(all)).toEqual(all.slice(2));
});
