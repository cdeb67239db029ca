import type { SegmentAnswerLists } from '../../../core/contracts/business-segments';
import { segmentPlan } from '../../../core/assessment/plan';
import type { Question } from '../../../core/assessment/catalogue';
import { catalogue } from '../../../data/questions/catalogue';

/** The lists of a change, without any answer. */
export const noLists: SegmentAnswerLists = {
  BusinessSegmentAnswers: [],
  BusinessSegmentChoiceAnswers: [],
  BusinessSegmentHotspotAnswers: [],
};

/** An answer to every question of a sector's segment; every measure is half implemented. */
export function wholeSegment(sector: string): SegmentAnswerLists {
  const { sections, hotspots } = segmentPlan(catalogue, sector);
  const questions = sections.flatMap((section) => section.questions);
  return {
    BusinessSegmentAnswers: questions
      .filter((question) => !('options' in question))
      .map((question) => ({ questionId: question.id, value: plainAnswer(question) })),
    BusinessSegmentChoiceAnswers: questions.flatMap((question) =>
      'options' in question ? [{ questionId: question.id, options: question.options.slice(0, 1) }] : [],
    ),
    BusinessSegmentHotspotAnswers: hotspots
      .flatMap(({ measures }) => measures)
      .map(({ id }) => ({ measureId: id, today: 50, inOneYear: 50, inThreeYears: 75, startYear: 2024 })),
  };
}

function plainAnswer(question: Question): string | number {
  switch (question.kind) {
    case 'year':
      return 2024;
    case 'number':
      return question.max;
    case 'share':
      return 40;
    case 'date':
      return '2026-03-31';
    default:
      return 'Housings';
  }
}
