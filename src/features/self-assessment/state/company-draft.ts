import type { CompanyQuestions } from '../../../../core/contracts/company-questions';

/** A company without answers, for which the server has no record. */
export const emptyCompanyQuestions: CompanyQuestions = {
  questionnaire: [],
  footprints: [],
  reductions: [],
  assessmentStatus: 'draft',
  TimestampOfAnswers: '',
  submittedAt: null,
  submitted: null,
  updatedBy: null,
  // Lower than any version, so that a colleague's first answers are not overwritten.
  _version: '1970-01-01T00:00:00.000Z',
};
