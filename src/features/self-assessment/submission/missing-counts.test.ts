import { testSegment } from '../../../../tests/support/web/test-segment';
import { missingOfCompany, missingOfSegment } from './missing-counts';
import { emptyCompanyQuestions } from '../state/company-draft';

it('counts fewer missing answers with each one given', () => {
  const none = missingOfSegment(testSegment());
  const one = missingOfSegment(
    testSegment({
      BusinessSegmentHotspotAnswers: [
        { measureId: 'recycledAluminium', today: 20, inOneYear: null, inThreeYears: null, startYear: null },
      ],
    }),
  );
  expect(none).toBeGreaterThan(1);
  expect(one).toBe(none - 1);
});

it('counts the same for null as for an empty questionnaire', () => {
  expect(missingOfCompany(null)).toBe(missingOfCompany(emptyCompanyQuestions));
  expect(missingOfCompany(null)).toBeGreaterThan(0);
});
