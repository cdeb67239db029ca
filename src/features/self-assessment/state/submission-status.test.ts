import { testSegment } from '../../../../tests/support/web/test-segment';
import { emptyCompanyQuestions } from './company-draft';
import { companyViewOf } from './company-view';
import { viewOf } from './segment-view';

const plan = {
  measureId: 'recycledAluminium',
  today: null,
  inOneYear: 50,
  inThreeYears: null,
  startYear: null,
};
const target = {
  id: 'a',
  scope: 'SCOPE3' as const,
  baseYear: 2020,
  targetYear: 2030,
  reductionPercent: null,
};

it('a segment with only a plan has been started', () => {
  expect(viewOf(testSegment()).status).toBe('notStarted');
  expect(viewOf(testSegment({ BusinessSegmentHotspotAnswers: [plan] })).status).toBe('draft');
});

it('what was submitted without any answer has not been started', () => {
  const submitted = { assessmentStatus: 'submitted', submittedAt: '2026-09-01T00:00:00.000Z' } as const;
  expect(viewOf(testSegment(submitted)).status).toBe('notStarted');
  expect(viewOf(testSegment({ ...submitted, BusinessSegmentHotspotAnswers: [plan] })).status).toBe(
    'submitted',
  );
  expect(companyViewOf({ ...emptyCompanyQuestions, ...submitted }).status).toBe('notStarted');
});

it('a company with only a target has been started', () => {
  expect(companyViewOf(emptyCompanyQuestions).status).toBe('notStarted');
  expect(companyViewOf({ ...emptyCompanyQuestions, reductions: [target] }).status).toBe('draft');
});
