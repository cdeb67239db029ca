import {
  checkListChanges,
  checkReductionPart,
  companyChangesFromLists,
  toCompanyLists,
} from './company-answers';

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') }));
afterAll(() => jest.useRealTimers());

const footprint = { year: 2024, scope1TonsCO2e: 141.7, scope2TonsCO2e: 0, scope3TonsCO2e: null };
const target = {
  id: 't1',
  scope: 'SCOPE1_2',
  baseYear: 2020,
  targetYear: 2030,
  reductionPercent: 50,
} as const;

test('lists become changes by question, year and target; empty values withdraw the answer', () => {
  expect(
    companyChangesFromLists({
      questionnaire: [
        { questionId: 'a', value: ['x'] },
        { questionId: 'b', value: [] },
        { questionId: 'c', value: '' },
        { questionId: 'd', value: 0 },
      ],
      footprints: [
        footprint,
        { year: 2023, scope1TonsCO2e: null, scope2TonsCO2e: null, scope3TonsCO2e: null },
      ],
      reductions: [target, { ...target, id: 't2', baseYear: null, targetYear: null, reductionPercent: null }],
    }),
  ).toEqual({
    questions: { a: ['x'], b: null, c: null, d: 0 },
    footprints: { 2024: footprint, 2023: null },
    reductions: { t1: target, t2: null },
  });
});

test('years and targets come in order', () => {
  const late = { ...target, id: 't0', targetYear: 2040 };
  const lists = toCompanyLists({
    questions: {},
    footprints: { b: { ...footprint, year: 2025 }, a: footprint },
    reductions: { t0: late, t1: target },
  });
  expect(lists.footprints.map(({ year }) => year)).toEqual([2024, 2025]);
  expect(lists.reductions.map(({ id }) => id)).toEqual(['t1', 't0']);
});

test('names the faults of a year or a target', () => {
  const faults = checkListChanges({
    footprints: {
      1024: { ...footprint, year: 1024, scope2TonsCO2e: -1 },
      2024: footprint,
      2023: null,
      2026: { ...footprint, year: 2026 },
      2027: { ...footprint, year: 2027 },
    },
    reductions: {
      t1: { ...target, baseYear: 2030, targetYear: 2030, reductionPercent: 120 },
      t2: target,
    },
  });
  expect(faults).toEqual([
    { id: '1024', part: 'year', fault: { code: 'outOfRange', min: 1990, max: 2026 } },
    { id: '1024', part: 'scope2TonsCO2e', fault: { code: 'outOfRange', min: 0, max: 1e11 } },
    { id: '2027', part: 'year', fault: { code: 'outOfRange', min: 1990, max: 2026 } },
    { id: 't1', part: 'baseYear', fault: { code: 'outOfRange', min: 1990, max: 2026 } },
    { id: 't1', part: 'targetYear', fault: { code: 'outOfRange', min: 2031, max: 2100 } },
    { id: 't1', part: 'reductionPercent', fault: { code: 'notAPercentage' } },
  ]);
});

test.each([
  ['baseYear', { ...target, baseYear: 2025, targetYear: 2025 }, { code: 'outOfRange', min: 1990, max: 2024 }],
  ['baseYear', { ...target, baseYear: 1024 }, { code: 'outOfRange', min: 1990, max: 2026 }],
  ['baseYear', { ...target, baseYear: 2027 }, { code: 'outOfRange', min: 1990, max: 2026 }],
  ['baseYear', { ...target, baseYear: 2026 }, undefined],
  ['baseYear', { ...target, targetYear: null }, undefined],
  ['targetYear', { ...target, targetYear: 2020 }, { code: 'outOfRange', min: 2021, max: 2100 }],
  ['reductionPercent', { ...target, baseYear: 2030 }, undefined],
] as const)('at the field of the %s', (part, entered, fault) => {
  expect(checkReductionPart(entered, part)).toEqual(fault);
});
