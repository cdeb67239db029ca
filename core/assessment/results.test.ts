import { catalogue } from '../../data/questions/catalogue';
import { segmentPlan } from './plan';
import { resultsOf } from './results';

const plan = segmentPlan(catalogue, 'ALUMINIUM');
const implementation = { today: null, inOneYear: null, inThreeYears: null, startYear: null };
const of = (measures: Parameters<typeof resultsOf>[1]['measures']) =>
  resultsOf(plan, { questions: {}, measures });

test('without a measure whose degree today is stated there is no score, plans or not', () => {
  expect(of({})).toBeNull();
  expect(of({ recycledAluminium: { ...implementation, inOneYear: 80 } })).toBeNull();
  expect(of({ retiredMeasure: { ...implementation, today: 80 } })).toBeNull();
});

test('a measure that is not in place counts as an answer: 0 points', () => {
  expect(of({ recycledAluminium: { ...implementation, today: 0 } })).toEqual({
    score: 0,
    performance: { today: 0, inOneYear: 0, inThreeYears: 0 },
  });
});

test('what is planned counts later', () => {
  const results = of({ recycledAluminium: { ...implementation, today: 20, inThreeYears: 60 } });
  expect(results?.score).toBeGreaterThan(0);
  expect(results?.performance.inThreeYears).toBeGreaterThan(results?.performance.inOneYear ?? NaN);
});
