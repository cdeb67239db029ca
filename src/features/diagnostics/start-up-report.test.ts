import { phaseReports, readiness } from './start-up-report';

const times = [
  { phase: 'login', startedAt: 10, endedAt: 30 },
  { phase: 'login', startedAt: 100, endedAt: 180 },
  { phase: 'critical', startedAt: 180, endedAt: null },
];

it('lists every phase in order, with its last run', () => {
  const reports = phaseReports({ phase: 'critical', failure: null, times });
  expect(reports.map(({ phase, state }) => `${phase} ${state}`)).toEqual([
    'public skipped',
    'cached skipped',
    'login done',
    'critical running',
    'secondary skipped',
    'background skipped',
  ]);
  expect(reports[2]).toMatchObject({ startedAt: 100, tookMs: 80 });
});

it.each([
  ['ready', null, 'ready'],
  ['critical', null, 'starting'],
  ['waiting', { kind: 'provider' }, 'failed'],
])('in phase %s with failure %j the store is %s', (phase, failure, expected) =>
  expect(readiness({ phase, failure, times: [] })).toBe(expected),
);
