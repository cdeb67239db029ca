import { accountsOf, planLedger, withPurchasesPositive } from './plan-ledger';
import { findHeader, guessColumns, readLines, type LedgerCell } from './read-ledger';
import { readMoney, usesDecimalComma } from './read-money';

const read = (cells: LedgerCell[][], comma = true) => {
  const ledger = findHeader(cells);
  return readLines(ledger, guessColumns(ledger.header), comma);
};

test('takes the first row that is not empty for the header if no row has known names', () => {
  const { header, rows } = findHeader([[''], ['Firma', 'EUR'], ['Kalev AS', 12]]);
  expect(header).toEqual(['Firma', 'EUR']);
  expect(rows).toEqual([{ row: 3, cells: ['Kalev AS', 12] }]);
});

test.each([
  [
    ['Kreditor-Nr.', 'Lieferant', 'Land', 'Sachkonto', 'Umsatz netto'],
    { supplier: 1, amount: 4, account: 3, number: 0, vatId: null, country: 2 },
  ],
  [
    ['Vendor', 'Account', 'Amount'],
    { supplier: 0, amount: 2, account: 1, number: null, vatId: null, country: null },
  ],
  [
    ['Fournisseur', 'Compte', 'Pays', 'Montant'],
    { supplier: 0, amount: 3, account: 1, number: null, vatId: null, country: 2 },
  ],
  [
    ['USt-IdNr.', 'Industrie', 'Kreditor', 'Nummer', 'Betrag'],
    { supplier: 2, amount: 4, account: null, number: 3, vatId: 0, country: null },
  ],
  [
    ['供应商', '科目', '金额'],
    { supplier: 0, amount: 2, account: 1, number: null, vatId: null, country: null },
  ],
])('columns are found by their names: %j', (header, columns) => {
  expect(guessColumns(header)).toEqual(columns);
});

test('titles above the header, blank rows and totals are left out, and rows without an amount are reported by number', () => {
  const { lines, totals, unread } = read([
    ['Kreditorenliste 2024', null, null],
    [],
    ['Lieferant', 'Konto', 'Betrag'],
    ['Stahl AG', '3000', '1.234,56'],
    [null, null, null],
    ['Summe 3000', null, '1.234,56'],
    ['Papier KG', '4930', 'k. A.'],
    ['Papier KG', '4930', '-34,50'],
    ['Gesamtsumme', null, '1.200,06'],
  ]);
  expect(lines.map(({ row, supplier, account, cents }) => [row, supplier, account, cents])).toEqual([
    [4, 'Stahl AG', '3000', 123456],
    [8, 'Papier KG', '4930', -3450],
  ]);
  expect([totals, unread]).toEqual([2, [7]]);
});

test('rows with an amount but no supplier are reported by number', () => {
  const { lines, nameless } = read([
    ['Lieferant', 'Beleg', 'Betrag'],
    ['Stahl AG', 'R-1', '100,00'],
    [null, 'R-2', '250,00'],
    [null, null, '0,00'],
  ]);
  expect([lines.length, nameless]).toEqual([1, [3]]);
});

test('an error of a formula is no supplier, account or amount', () => {
  const { lines, nameless, unread } = read([
    ['Lieferant', 'Konto', 'Betrag'],
    ['#NV', '3000', '100,00'],
    ['Stahl AG', '3000', '#WERT!'],
    ['Papier KG', '#BEZUG!', '250,00'],
  ]);
  expect(lines.map(({ supplier, account }) => [supplier, account])).toEqual([['Papier KG', '']]);
  expect([nameless, unread]).toEqual([[2], [3]]);
});

test.each([
  [['1.234', '0,5'], false, true],
  [['1,234', '12.50'], true, false],
  [['1.234.567'], false, true],
  [['1,234,567'], true, false],
  [['1.234'], true, true],
  [['1.234'], false, false],
  [["1'234.50"], true, false],
  [['12.375', '0.125'], true, false],
  [['12,375', '-0,125'], false, true],
  [['1234.567'], true, false],
  [['1 234,567'], false, true],
  [['1.234,5 H'], false, true],
  [['1,234.5 CR'], true, false],
])('whether %j has a decimal comma (by habit: %s): %s', (cells, habit, comma) => {
  expect(usesDecimalComma(cells, habit)).toBe(comma);
});

test.each([
  ['1.234,50', true, 1234.5],
  ['1,234.50', false, 1234.5],
  ['1 234,50 €', true, 1234.5],
  ['₹ 1,23,456.50', false, 123456.5],
  ['￥１,２３４', false, 1234],
  ['（1,234.50）', false, -1234.5],
  ['EUR 12', true, 12],
  ['12,00-', true, -12],
  ['(12.00)', false, -12],
  ['−3,5', true, -3.5],
  ['1.234,50 S', true, 1234.5],
  ['1.234,50 H', true, -1234.5],
  ['1,234.50 DR', false, 1234.5],
  ['1,234.50 CR', false, -1234.5],
  ['-12,00 H', true, 12],
  ['H', true, undefined],
  [7.25, true, 7.25],
  ['', true, undefined],
  ['n/a', true, undefined],
])('%j is read as money', (cell, comma, value) => {
  expect(readMoney(cell, comma)).toBe(value);
});

const line = (supplier: string, account: string, cents: number) => ({
  ...{ row: 1, number: '', vatId: '', country: 'DE' },
  supplier,
  account,
  cents,
});

test('the suppliers that make up 80 percent are named, the others are the rest', () => {
  const lines = [line('A', '1', 6000), line('B', '1', 2500), line('C', '2', 1000), line('D', '2', 500)];
  const plan = planLedger(
    lines,
    new Map([
      ['1', 10],
      ['2', 20],
    ]),
  );
  expect(plan.cents).toBe(10000);
  expect(plan.sectors).toEqual([
    { sectorId: 10, cents: 8500 },
    { sectorId: 20, cents: 1500 },
  ]);
  expect(plan.suppliers.map(({ supplier, cents }) => [supplier, cents])).toEqual([
    ['A', 6000],
    ['B', 2500],
  ]);
  expect(plan.others.map((each) => each.supplier)).toEqual(['C', 'D']);
  expect(plan.open).toEqual([]);
});

test('a small supplier that is already entered stays named', () => {
  const lines = [line('A', '1', 9000), line('B', '1', 500), line('C', '1', 500)];
  const plan = planLedger(lines, new Map([['1', 10]]), ({ supplier }) =>
    supplier === 'C' ? { id: 'link', names: ['C'], numbers: [] } : undefined,
  );
  expect(plan.suppliers.map(({ supplier }) => supplier)).toEqual(['A', 'C']);
});

test('lines of one existing supplier are combined, in any spelling and country', () => {
  const stahl = { id: 'link', names: ['Stahl'], numbers: [] };
  const lines = [
    { ...line('Stahl AG', '1', 600), country: 'AT' },
    line('Stahl', '1', 300),
    line('B', '1', 100),
  ];
  const plan = planLedger(lines, new Map([['1', 10]]), ({ supplier }) =>
    supplier.startsWith('Stahl') ? stahl : undefined,
  );
  expect(plan.suppliers).toMatchObject([{ supplier: 'Stahl AG', country: 'AT', cents: 900, known: stahl }]);
});

test('a supplier whose name begins like a total is not a total', () => {
  const { lines, totals } = read([
    ['Lieferant', 'Betrag'],
    ['Total Energies SE', '10,00'],
    ['Total', '10,00'],
    ['Summe Konto 3000', '10,00'],
  ]);
  expect([lines.map(({ supplier }) => supplier), totals]).toEqual([['Total Energies SE'], 2]);
});

test('accounts that are left out do not count, those without an answer are reported', () => {
  const lines = [line('A', 'Stromkosten', 500), line('B', 'Büro', 100), line('C', 'Neu', 50)];
  expect(accountsOf(lines).map(({ account, isEnergy }) => [account, isEnergy])).toEqual([
    ['Stromkosten', true],
    ['Büro', false],
    ['Neu', false],
  ]);
  const plan = planLedger(
    lines,
    new Map([
      ['Stromkosten', null],
      ['Büro', 7],
    ]),
  );
  expect([plan.cents, plan.open]).toEqual([100, ['Neu']]);
});

test('a list whose purchases are negative is inverted', () => {
  const lines = withPurchasesPositive([line('A', '1', -900), line('B', '1', 100)]);
  expect(lines.map(({ cents }) => cents)).toEqual([900, -100]);
});

test('the sum of 10,000 lines is that of the list to the cent', () => {
  const lines = [...Array(10_000).keys()].map((index) =>
    line(`S${index % 700}`, String(index % 9), 1 + ((index * 7919) % 99_991)),
  );
  const sum = lines.reduce((total, { cents }) => total + cents, 0);
  const plan = planLedger(lines, new Map([...Array(9).keys()].map((each) => [String(each), each])));
  expect(plan.cents).toBe(sum);
  expect(plan.sectors.reduce((total, { cents }) => total + cents, 0)).toBe(sum);
});
