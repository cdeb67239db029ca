import { segmentPlan } from '../../../../core/assessment/plan';
import { questionsProgress, segmentProgress } from '../../../../core/assessment/progress';
import { fromCompanyLists } from '../../../../core/assessment/company-answers';
import { fromLists } from '../../../../core/assessment/segment-answers';
import type { BusinessSegment } from '../../../../core/contracts/business-segments';
import type { CompanyQuestions } from '../../../../core/contracts/company-questions';
import { catalogue } from '../../../../data/questions/catalogue';

/** Missing answers of a segment, including measures. */
export function missingOfSegment(segment: BusinessSegment): number {
  const { missingQuestions, missingMeasures } = segmentProgress(
    segmentPlan(catalogue, segment.sectorCode),
    fromLists(segment),
  );
  return missingQuestions.length + missingMeasures.length;
}

/** Missing answers about the company itself; null before the first one. */
export function missingOfCompany(questions: CompanyQuestions | null): number {
  const answers = questions ? fromCompanyLists(questions).questions : {};
  return questionsProgress(catalogue.company, answers).missingQuestions.length;
}
