import { fromCompanyLists, type CompanyAnswers } from '../../../../core/assessment/company-answers';
import { changesSince, type Change } from '../../../../core/assessment/draft';
import { questionsProgress, type Progress } from '../../../../core/assessment/progress';
import type { CompanyQuestions } from '../../../../core/contracts/company-questions';
import { catalogue } from '../../../../data/questions/catalogue';
import { submissionStatusOf, type SubmissionStatus } from './submission-status';

/** The company's answers with derived data, including unsent ones. */
export interface CompanyView {
  questions: CompanyQuestions;
  answers: CompanyAnswers;
  progress: Progress;
  status: SubmissionStatus;
  /** The differences from what customers have; empty before the first submission. */
  changed: { questions: readonly Change[]; years: readonly Change[]; targets: readonly Change[] };
}

export function companyViewOf(questions: CompanyQuestions): CompanyView {
  const answers = fromCompanyLists(questions);
  const progress = questionsProgress(catalogue.company, answers.questions);
  const given = Object.values<object>({ ...answers }).reduce<number>(
    (sum, each) => sum + Object.keys(each).length,
    0,
  );
  return {
    questions,
    answers,
    progress,
    status: submissionStatusOf(questions.assessmentStatus, questions.submittedAt, given),
    changed: changesOf(questions, answers),
  };
}

function changesOf({ submitted }: CompanyQuestions, answers: CompanyAnswers): CompanyView['changed'] {
  if (!submitted) return { questions: [], years: [], targets: [] };
  const before = fromCompanyLists(submitted);
  const asked = catalogue.company.flatMap(({ questions }) => questions);
  return {
    questions: changesSince(before.questions, answers.questions, asked),
    years: changesSince(before.footprints, answers.footprints),
    targets: changesSince(before.reductions, answers.reductions),
  };
}
