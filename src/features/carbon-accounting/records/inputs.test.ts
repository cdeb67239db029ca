import { groupSuppliers, purchasesOf, shareSum } from './inputs';
import { newDistribution, newSupplierInput } from './new-records';

it('takes purchases as a share of turnover', () => {
  expect(purchasesOf({ turnoverInThsdUSD: 5000, spendShareOfTurnover: 40 })).toBe(2000);
  expect(purchasesOf(undefined)).toBe(0);
});

it.each([
  [[30, 50], { sum: 80, rest: 20, state: 'open' }],
  [[100 / 3, 100 / 3, 100 / 3], { rest: 0, state: 'whole' }],
  [[60, 50], { sum: 110, rest: -10, state: 'tooMuch' }],
])('adds %j up', (shares, expected) => {
  expect(shareSum(shares)).toMatchObject(expected);
});

it('sums the suppliers of each sector, and sets apart those whose sector is gone', () => {
  const sector = newDistribution(2024, { scope3SectorId: 1, shareOfInput: 30 });
  const supplier = (distributionId: string, shareOfSectorInput: number) =>
    newSupplierInput(2024, {
      distributionId,
      supplierId: '1',
      supplierName: 'Rheinalu',
      countryCode: 'DE',
      shareOfSectorInput,
    });
  const lost = supplier('gone', 10);
  const { sums, unassigned } = groupSuppliers(
    [sector],
    [supplier(sector.id, 50), supplier(sector.id, 30), lost],
  );
  expect(sums.get(sector.id)).toEqual({ sum: 80, rest: 20, state: 'open' });
  expect(unassigned).toEqual([lost]);
});
