import * as fc from 'fast-check';
import type { BaseYear, BoundaryValues } from '../../contracts/ca-boundary';
import { baseYearChange, changedParts } from './boundary';

const boundary: BoundaryValues = {
  approach: 'operational-control',
  fiscalYearStart: 1,
  baseYear: 2020,
  recalculationThreshold: 5,
  responsibleName: 'Anna',
  responsibleFunction: '',
  responsibleEmail: '',
  absences: [],
  exclusions: [{ name: 'Office', reason: 'small', category: null }],
};
const base: BaseYear = {
  year: 2020,
  scope1: 400,
  scope2: 600,
  scope3Baseline: 0,
  total: 1000,
  intensity: null,
};

describe('parts that are set differently today', () => {
  it('are none where nothing has changed', () => {
    expect(changedParts(boundary, { ...boundary, exclusions: [...boundary.exclusions] })).toEqual([]);
  });

  it('are named, the person in charge as one part', () => {
    const today = { ...boundary, responsibleEmail: 'anna@example.test', exclusions: [], approach: null };
    expect(changedParts(boundary, today)).toEqual(['approach', 'responsible', 'exclusions']);
  });
});

describe('a base year that was calculated again', () => {
  it('is reported from the threshold on, in both directions', () => {
    expect(baseYearChange(base, 1050, boundary)).toEqual({
      ...{ year: 2020, before: 1000, after: 1050, percent: 5, threshold: 5 },
    });
    expect(baseYearChange(base, 940, boundary)?.percent).toBeCloseTo(-6, 9);
    expect(baseYearChange(base, 1049.9, boundary)).toBeNull();
    expect(baseYearChange(base, 950.1, boundary)).toBeNull();
  });

  it('is not reported if the total is the same, whatever the threshold', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e12, noNaN: true }), (total) => {
        const same = baseYearChange({ ...base, total }, total, { ...boundary, recalculationThreshold: 0 });
        expect(same).toBeNull();
      }),
    );
  });

  it('is reported exactly when the change reaches the threshold', () => {
    const percents = fc.double({ min: -90, max: 300, noNaN: true });
    fc.assert(
      fc.property(percents, fc.double({ min: 0.01, max: 100, noNaN: true }), (percent, threshold) => {
        fc.pre(Math.abs(Math.abs(percent) - threshold) > 1e-6);
        const total = base.total * (1 + percent / 100);
        const change = baseYearChange(base, total, { ...boundary, recalculationThreshold: threshold });
        expect(change !== null).toBe(Math.abs(percent) > threshold);
      }),
    );
  });

  it('is not reported if another base year is set, or it has no results', () => {
    expect(baseYearChange(base, 2000, { ...boundary, baseYear: 2021 })).toBeNull();
    expect(baseYearChange(base, undefined, boundary)).toBeNull();
    expect(baseYearChange(null, 2000, boundary)).toBeNull();
  });
});
