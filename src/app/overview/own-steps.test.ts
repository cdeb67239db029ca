import { ownSteps } from './own-steps';

const today = '2026-11-25';
const totals = {} as never;

it('starts with a first year if there is none', () => {
  expect(ownSteps({ years: [], suppliers: undefined, today })).toEqual([
    { act: 'firstYear', path: '/carbon-accounting/' },
  ]);
});

it('names the year whose results are older than its data, not one without results', () => {
  const years = [
    { year: 2025, totals: null, needsRecalculation: true },
    { year: 2024, totals, needsRecalculation: true },
  ];
  expect(ownSteps({ years, suppliers: [], today })).toEqual([
    { act: 'recalculate', path: '/carbon-accounting/2024/results/', year: 2024 },
  ]);
});

it('names the suppliers whose due date has passed without an answer', () => {
  const suppliers = [
    { linkingId: 'a', status: 'invited', dueDate: '2026-11-24' },
    { linkingId: 'b', status: 'accepted', dueDate: '2026-11-24' },
    { linkingId: 'c', status: 'invited', dueDate: today },
    { linkingId: 'd', status: 'submitted', dueDate: '2026-11-24' },
    { linkingId: 'e', status: 'declined', dueDate: '2026-11-24' },
    { linkingId: 'f', status: 'invited', dueDate: null },
  ] as const;
  expect(ownSteps({ years: undefined, suppliers, today })).toEqual([
    { act: 'remind', path: '/supply-chain-management/', late: ['a', 'b'] },
  ]);
});
