import type { SegmentAnswerLists } from '../contracts/business-segments';
import type { CompanyAnswer } from '../contracts/assessment';
import { answerSections, type AnswerSection } from '../terms/answer-sections';
import type { Section } from './catalogue';

/** The answers in a section. */
export interface SectionAnswers {
  section: AnswerSection;
  answers: CompanyAnswer[];
}

type SegmentPart = Pick<SegmentAnswerLists, 'BusinessSegmentAnswers' | 'BusinessSegmentChoiceAnswers'>;

/** A segment's answers in the form of the company's: chosen options as a list. */
export const answersOfSegment = (segment: SegmentPart): CompanyAnswer[] => [
  ...segment.BusinessSegmentAnswers,
  ...segment.BusinessSegmentChoiceAnswers.map(({ questionId, options }) => ({ questionId, value: options })),
];

/**
 * Answers by section, in the order of the questions. Unanswered and retired questions are left out, and so are sections
 * without an answer.
 */
export function answersBySection(
  sections: readonly Section[],
  answers: readonly CompanyAnswer[],
): SectionAnswers[] {
  const byId = new Map(answers.map((answer) => [answer.questionId, answer]));
  return answerSections.flatMap((section) => {
    const questions = sections.find(({ id }) => id === section)?.questions ?? [];
    const given = questions.flatMap(({ id }) => {
      const answer = byId.get(id);
      return answer === undefined || isEmpty(answer.value) ? [] : [answer];
    });
    return given.length > 0 ? [{ section, answers: given }] : [];
  });
}

const isEmpty = (value: CompanyAnswer['value']) =>
  value === null || (typeof value !== 'number' && value.length === 0);
