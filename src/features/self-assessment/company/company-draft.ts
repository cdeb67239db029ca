import type { CompanyQuestions } from '../../../../core/contracts/company-questions';

/** What a company has answered that has answered nothing: the server knows none. */
export const emptyCompanyQuestions: CompanyQuestions = {
  questionnaire: [],
  footprints: [],
  reductions: [],
  assessmentStatus: 'draft',
  TimestampOfAnswers: '',
  submittedAt: null,
  submitted: null,
  updatedBy: null,
  // Before every other: who was faster with the first answers is not overwritten.
  _version: '1970-01-01T00:00:00.000Z',
};
