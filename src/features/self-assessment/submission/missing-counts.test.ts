import { testSegment } from '../../../../tests/support/web/test-segment';
import { missingOfCompany, missingOfSegment } from './missing-counts';
import { emptyCompanyQuestions } from '../company/company-draft';

it('counts fewer missing answers with every one that is given', () => {
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

it('counts the same before the first answer of a company as with none', () => {
  expect(missingOfCompany(null)).toBe(missingOfCompany(emptyCompanyQuestions));
  expect(missingOfCompany(null)).toBeGreaterThan(0);
});
