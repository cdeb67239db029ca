import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Invoice } from '../../core/invoices/invoice';
import { readInvoice } from '../../core/invoices/read-invoice';

/** The files of the archive in an environment variable. */
function archive(variable: string): ReadonlyMap<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(readFileSync(process.env[variable] ?? ''))));
}

const cii = archive('TEST_CII_EXAMPLES');
const ubl = archive('TEST_UBL_EXAMPLES');

function read(files: ReadonlyMap<string, Uint8Array>, name: string): Invoice {
  const content = files.get(`external/${name}`);
  if (!content) throw new Error(`The archive holds no ${name}.`);
  return readInvoice(new TextDecoder().decode(content));
}

const cents = (amount: number) => Math.round(amount * 100);

/** Header and figures as printed in each example: lines, their sum, and the total without tax. */
const examples = [
  [1, '12115118', 'De Koksmaat', 'EUR', 20, 229.6, 229.6],
  [2, 'TOSL108', 'Salescompany ltd.', 'NOK', 5, 1436.5, 1436.5],
  // There is a freight charge in addition to the line.
  [3, 'TOSL108', 'SubscriptionSeller', 'DKK', 1, 800, 900],
  [4, 'TOSL110', 'SellerCompany', 'DKK', 3, 4000, 4000],
  [5, 'TOSL110', 'SellerCompany', 'DKK', 3, 4000, 4000],
  [6, 'TOSL110', 'SellerCompany', 'DKK', 3, 4000, 4000],
  [7, 'INVOICE_test_7', 'The Sellercompany Incorporated', 'SEK', 2, 3200, 3200],
  [8, '1100512149', 'Enexis B.V.', 'EUR', 10, 908.91, 908.91],
  [9, '20150483', 'Bluem BV', 'EUR', 1, 147, 147],
] as const;

describe.each(['d16b', 'd22b'])('examples of EN 16931 in CII %s', (edition) => {
  test.each(examples)('%i is read completely', (example, number, seller, currency, lines, sum, net) => {
    const invoice = read(cii, `test-cii/${edition}/CII_example${example}.xml`);
    expect(invoice).toMatchObject({ type: 'invoice', number, seller: { name: seller }, currency, net });
    expect(invoice.addsUp).toBe(true);
    expect(invoice.lines).toHaveLength(lines);
    expect(cents(invoice.lines.reduce((total, line) => total + line.net, 0))).toBe(cents(sum));
  });
});

test('the energy and period of a grid operator’s bill', () => {
  const { period, lines } = read(cii, 'test-cii/d16b/CII_example8.xml');
  expect(period).toEqual({ from: '2014-08-01', to: '2014-08-31' });
  expect(lines.slice(0, 3).map(({ quantity, unitCode, net }) => [quantity, unitCode, net])).toEqual([
    [16_000, 'KWH', 140.8],
    [16_000, 'KWH', 16.16],
    [132, 'KWT', 167.64],
  ]);
});

const quantities = [1, -1, 2, -1, 250];
const amounts = [1273, -3.96, 4.96, -25, 187.5];

test('an invoice of UBL 2.1 is read completely', () => {
  const invoice = read(ubl, 'test-ubl/invoice/UBL-Invoice-2.1-Example.xml');
  expect(invoice).toMatchObject({ type: 'invoice', number: 'TOSL108', net: 1436.5, addsUp: true });
  expect(invoice.seller).toEqual({
    name: 'The Sellercompany Incorporated',
    vatId: 'DK12345',
    country: 'DK',
  });
  expect(invoice.lines.map(({ quantity }) => quantity)).toEqual(quantities);
  expect(invoice.lines.map(({ net }) => net)).toEqual(amounts);
});

test('a credit note of UBL 2.1 counts negative', () => {
  const invoice = read(ubl, 'test-ubl/creditnote/UBL-CreditNote-2.1-Example.xml');
  expect(invoice).toMatchObject({ type: 'creditNote', number: 'TOSL108', net: -1436.5, addsUp: true });
  expect(invoice.lines.map(({ quantity }) => quantity)).toEqual(quantities.map((each) => -each));
  expect(invoice.lines.map(({ net }) => net)).toEqual(amounts.map((each) => -each));
});

test.each([
  ['BII04 XML example full core data 01.xml', 'TOSL108'],
  ['BII04 minimal VAT invoice example 01.xml', 'TOSL108'],
  ['CENBII-Invoice-maximal.xml', 'normalizedString'],
])('%s of CEN BII is read', (name, number) => {
  expect(read(ubl, `test-ubl/invoice/${name}`)).toMatchObject({ number, addsUp: true });
});

test('an invoice before UBL 2.1, which states no currency, is refused as incomplete', () => {
  expect(() => read(ubl, 'test-ubl/invoice/UBL-Invoice-2.0-Example.xml')).toThrow(
    expect.objectContaining({ fault: 'INCOMPLETE' }) as Error,
  );
});
