import { calculateYear } from './calculate-year';
import { factorKeys, type Factor } from '../factors/factor';
import { createFactorBook } from '../factors/factor-book';
import type { ResultRow } from './result-row';
import type { ActivityInput, YearInputs } from '../inputs/year-inputs';

const factor = (key: string, value: number, wishes: Partial<Factor> = {}): Factor => ({
  ...{ id: key, key, value, country: null, forYear: null, unit: 'kWh', year: 2024, geography: 'GLOBAL' },
  source: { publisher: 'Test', edition: '1', licence: 'none', boundary: 'test' },
  ...{ dataQuality: 2, uncertaintyPercent: 10 },
  ...wishes,
});

const electricity = {
  ...{ id: 'a', activityId: 401, name: 'Electricity', unit: 'kWh', amount: 1000, businessUnit: '' },
  ...{ scope: 2 as const, category: null, energy: null, isExact: true },
};
const empty: Omit<YearInputs, 'activities'> = {
  ...{ year: 2024, homeCountry: 'DE', spend: undefined },
  ...{ distributions: [], supplierInputs: [], typicalShares: [], allSectors: [] },
};

describe('upstream of electricity', () => {
  const kingdom = { country: 'GB', geography: 'GB' };
  const book = [
    factor(factorKeys.grid, 0.2, kingdom),
    factor(factorKeys.gridUpstream, 0.05, kingdom),
    factor(factorKeys.gridLosses, 0.02, kingdom),
    factor(factorKeys.gridLossesUpstream, 0.004, kingdom),
    factor(factorKeys.grid, 0.4, { country: 'DE', geography: 'DE' }),
    factor(factorKeys.contract, 0),
  ];
  const tariff = { supplierFactor: 300, electricitySupplier: 'Utility', renewableShare: null };
  const bought = (supply: ActivityInput['supply'], countryCode: string, more: readonly Factor[] = []) => [
    ...calculateYear(
      {
        ...empty,
        activities: [{ ...electricity, supply, countryCode, ...(supply === 'tariff' && { tariff }) }],
      },
      createFactorBook([...book, ...more]),
    ),
  ];
  const upstream = (rows: readonly ResultRow[]) =>
    rows.filter(({ scope }) => scope === 3).map(({ category, method, baseKg }) => [category, method, baseKg]);

  test.each(['contract', 'tariff', 'grid'] as const)(
    'of a grid that counts combustion only is in category 3, bought as %s',
    (supply) => {
      expect(upstream(bought(supply, 'GB'))).toEqual([
        [3, 'well-to-tank', 50],
        [3, 'well-to-tank', 20],
        [3, 'well-to-tank', 4],
      ]);
    },
  );

  test.each(['contract', 'tariff'] as const)('of a %s is marked as missing if it is unknown', (supply) => {
    const rows = bought(supply, 'DE');
    expect(upstream(rows)).toEqual([]);
    expect(rows.find(({ method }) => method === 'market-based')?.notes).toContain('UPSTREAM_UNKNOWN');
  });

  test('of a contract is what an operator adds for the country; a life-cycle grid has none', () => {
    const own = [factor(factorKeys.contractUpstream, 0.03, { country: 'DE', geography: 'DE' })];
    const rows = bought('contract', 'DE', own);
    expect(upstream(rows)).toEqual([[3, 'well-to-tank', 30]]);
    expect(rows.flatMap(({ notes }) => notes)).not.toContain('UPSTREAM_UNKNOWN');
    expect(upstream(bought('grid', 'DE', own))).toEqual([]);
    expect(upstream(bought('own', 'GB'))).toEqual([]);
  });
});
