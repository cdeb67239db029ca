import type { Supplier } from '../../../../core/contracts/supply-chain';
import { supplierFinder } from '../../../../core/ledger/match-suppliers';
import type { LedgerPlan } from '../../../../core/ledger/plan-ledger';
import { newDistribution, newSupplierInput } from '../records/new-records';
import { knownSuppliers } from './known-suppliers';
import { ledgerBook, type LedgerYear } from './ledger-book';

const paid = (sectorId: number, supplier: string, cents: number, more: object = {}) => ({
  ...{ sectorId, supplier, cents, number: '', vatId: '', country: '', known: undefined },
  ...more,
});
const plan: LedgerPlan = {
  cents: 10_000_000,
  sectors: [
    { sectorId: 1, cents: 8_500_050 },
    { sectorId: 2, cents: 1_499_950 },
  ],
  suppliers: [
    paid(1, 'Stahl AG', 8_000_050, { number: '70001', country: 'Austria' }),
    paid(2, 'Lack  gmbh', 749_975),
  ],
  others: [],
  open: [],
};
const empty: LedgerYear = {
  year: 2024,
  turnover: 500,
  currency: 'EUR',
  distributions: [],
  suppliers: [],
  known: [],
  chain: { permissions: null, invited: new Set() },
  codeOf: (id) => `S${id}`,
  countryOf: (text) => (text === 'Austria' ? 'AT' : 'DE'),
};
const rowsOf = (of: LedgerYear) => {
  const { find } = supplierFinder(of.known, new Map());
  const suppliers = plan.suppliers.map((each) => ({ ...each, known: find(each) }));
  return ledgerBook({ ...plan, suppliers }, of).map(({ cells }) => cells.slice(1));
};

it('writes the purchases, the sectors and the suppliers of a year', () => {
  expect(rowsOf(empty)).toEqual([
    [[2024, 500, 'EUR', 20]],
    [
      [2024, 'S1', 85.0005],
      [2024, 'S2', 14.9995],
    ],
    [
      [2024, 'S1', '70001', 'Stahl AG', 'AT', expect.closeTo(94.117682, 5), null],
      [2024, 'S2', 'Lack  gmbh', 'Lack  gmbh', 'DE', 50.0, null],
    ],
  ]);
});

it('creates purchases that equal the list to the cent', () => {
  const [[spend] = [], sectors = []] = rowsOf(empty);
  const purchases = (Number(spend?.[1]) * 1000 * Number(spend?.[3])) / 100;
  const sum = sectors.reduce((total, [, , share]) => total + (purchases * Number(share)) / 100, 0);
  expect(sum.toFixed(2)).toBe('100000.00');
});

it('keeps existing entries, and sets those missing in the list to 0', () => {
  const [paints, food] = [
    newDistribution(2024, { scope3SectorId: 2, shareOfInput: 40 }),
    newDistribution(2024, { scope3SectorId: 3, shareOfInput: 60 }),
  ];
  const inputOf = (distributionId: string, supplierId: string, supplierName: string) =>
    newSupplierInput(2024, {
      ...{ distributionId, supplierId, supplierName },
      ...{ countryCode: 'FR', shareOfSectorInput: 10 },
    });
  const lack = inputOf(paints.id, 'link-7', 'Lack GmbH');
  const baker = inputOf(food.id, '1', 'Bäcker');
  const [, sectors, suppliers] = rowsOf({
    ...empty,
    distributions: [paints, food],
    suppliers: [lack, baker],
    known: knownSuppliers([], [lack, baker]),
  });
  expect(sectors).toContainEqual([2024, 'S3', 0]);
  expect(suppliers).toContainEqual([2024, 'S2', 'link-7', 'Lack GmbH', 'FR', 50, lack.id]);
  expect(suppliers).toContainEqual([2024, 'S3', '1', 'Bäcker', 'FR', 0, baker.id]);
});

it('identifies the company’s own suppliers by linking id, with their known country', () => {
  const own = {
    ...{ linkingId: 'link-9', supplierName: 'Lack', companyName: 'Lack GmbH', supplierId: '' },
    countryCode: 'PL',
  } as Supplier;
  const [, , suppliers] = rowsOf({ ...empty, known: knownSuppliers([own], []) });
  expect(suppliers).toContainEqual([2024, 'S2', 'link-9', 'Lack', 'PL', 50, null]);
});

it('links an entry that had only a name', () => {
  const paints = newDistribution(2024, { scope3SectorId: 2, shareOfInput: 40 });
  const entry = newSupplierInput(2024, {
    ...{ distributionId: paints.id, supplierId: 'Lack', supplierName: 'Lack GmbH' },
    ...{ countryCode: 'FR', shareOfSectorInput: 10 },
  });
  const own = {
    ...{ linkingId: 'link-9', supplierName: 'Lack GmbH', companyName: '', supplierId: '' },
    countryCode: 'PL',
  } as Supplier;
  const [, , suppliers] = rowsOf({
    ...empty,
    distributions: [paints],
    suppliers: [entry],
    known: knownSuppliers([own], [entry]),
  });
  expect(suppliers).toContainEqual([2024, 'S2', 'link-9', 'Lack GmbH', 'FR', 50, entry.id]);
});
