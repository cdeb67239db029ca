import type { Footprint, Reduction } from '../contracts/assessment';
import { footprintInsight, targetInsight } from './insights';

const footprint = (
  year: number,
  scope1TonsCO2e: number | null,
  scope2TonsCO2e: number | null,
  scope3TonsCO2e: number | null,
): Footprint => ({ year, scope1TonsCO2e, scope2TonsCO2e, scope3TonsCO2e });

const target: Reduction = {
  id: 't-1',
  scope: 'SCOPE1_2',
  baseYear: 2020,
  targetYear: 2030,
  reductionPercent: 42,
};

describe('the newest footprint', () => {
  it('has a total, the share of every scope, and the change since the year before', () => {
    // 30 + 50 + 120 = 200; 2024: 40 + 60 + 150 = 250; (200 - 250) / 250 = -20 %.
    expect(footprintInsight([footprint(2024, 40, 60, 150), footprint(2025, 30, 50, 120)])).toEqual({
      year: 2025,
      total: 200,
      scopes: [
        { scope: 1, tonnes: 30, share: 15 },
        { scope: 2, tonnes: 50, share: 25 },
        { scope: 3, tonnes: 120, share: 60 },
      ],
      change: -20,
    });
  });

  it('keeps a gap as a gap, and compares only years that know the same scopes', () => {
    const insight = footprintInsight([footprint(2024, 40, 60, 150), footprint(2025, 25, 75, null)]);
    expect(insight?.scopes[2]).toEqual({ scope: 3, tonnes: null, share: 0 });
    expect(insight?.total).toBe(100);
    expect(insight?.change).toBeUndefined();
  });

  it('is undefined when no year has a figure; a year of zeros has no shares', () => {
    expect(footprintInsight([footprint(2025, null, null, null)])).toBeUndefined();
    expect(footprintInsight([])).toBeUndefined();
    expect(footprintInsight([footprint(2025, 0, 0, null)])?.scopes[0]?.share).toBe(0);
  });
});

describe('a target in tonnes', () => {
  it('counts the scopes it covers in its base year', () => {
    // 200 + 300 = 500; 42 % less is 290; 210 t over 10 years.
    const insight = targetInsight(target, [footprint(2020, 200, 300, 9000)]);
    expect(insight?.from).toBe(500);
    expect(insight?.to).toBeCloseTo(290, 9);
    expect(insight?.perYear).toBeCloseTo(21, 9);
    expect(targetInsight({ ...target, scope: 'SCOPE3' }, [footprint(2020, 200, 300, 9000)])?.from).toBe(9000);
  });

  it.each([
    ['no footprint of the base year', target, footprint(2021, 1, 1, 1)],
    ['a gap in a scope it covers', target, footprint(2020, 200, null, 1)],
    ['no reduction yet', { ...target, reductionPercent: null }, footprint(2020, 1, 1, 1)],
    ['a target year before the base year', { ...target, targetYear: 2019 }, footprint(2020, 1, 1, 1)],
  ])('is unknown with %s', (_why, reduction, base) => {
    expect(targetInsight(reduction, [base])).toBeUndefined();
  });
});
