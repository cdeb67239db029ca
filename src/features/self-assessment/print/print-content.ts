import type { BusinessSegment } from '../../../../core/contracts/business-segments';
import type { CompanyQuestions } from '../../../../core/contracts/company-questions';
import { catalogue } from '../../../../data/questions/catalogue';
import { companyViewOf } from '../state/company-view';
import { viewOf } from '../state/segment-view';
import type { Questionnaire } from '../sheet/questionnaire';

/** What a questionnaire prints. */
export type PrintContent = Omit<Questionnaire, 'fileName' | 'save'>;

export function companyContent(company: CompanyQuestions, title: string): PrintContent {
  const { answers, questions } = companyViewOf(company);
  return {
    title,
    sections: catalogue.company,
    hotspots: [],
    questions: answers.questions,
    measures: {},
    lists: questions,
  };
}

export function segmentContent(segment: BusinessSegment, title: string): PrintContent {
  const { plan, answers } = viewOf(segment);
  return { title, ...plan, ...answers };
}

/** The segment with the answers of its last submission; undefined if customers have none of it. */
export function asSubmitted(segment: BusinessSegment): BusinessSegment | undefined {
  const { submitted } = segment;
  const before = submitted && { ...segment, ...submitted };
  return before && viewOf(before).status !== 'notStarted' ? before : undefined;
}
