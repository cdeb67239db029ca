import { groupSuppliers, purchasesOf, shareSum } from './inputs';
import { newDistribution, newSupplierInput } from './new-records';

it('calculates purchases as a share of turnover, in the unit it was typed in', () => {
  const none = { turnoverInThsd: null, currency: null };
  const share = { spendShareOfTurnover: 40 };
  expect(purchasesOf({ turnoverInThsdUSD: 5000, ...none, ...share }, 'EUR')).toEqual({
    amount: 2000,
    unit: null,
  });
  const typed = { turnoverInThsdUSD: 5050, turnoverInThsd: 5000, currency: 'CHF' };
  expect(purchasesOf({ ...typed, ...share }, 'EUR')).toEqual({ amount: 2000, unit: 'CHF' });
  expect(purchasesOf(undefined, 'EUR')).toEqual({ amount: 0, unit: 'EUR' });
});

it.each([
  [[30, 50], { sum: 80, rest: 20, state: 'open' }],
  [[100 / 3, 100 / 3, 100 / 3], { rest: 0, state: 'whole' }],
  [[60, 50], { sum: 110, rest: -10, state: 'tooMuch' }],
])('adds up %j', (shares, expected) => {
  expect(shareSum(shares)).toMatchObject(expected);
});

it('sums the suppliers of each sector, and separates those whose sector was removed', () => {
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
