import { isAnswered, isMeasureAnswered } from '../../../../core/assessment/progress';
import { measuresId, sectionAnchor } from '../groups/anchors';
import type { NavSection } from '../groups/section-nav';
import type { SegmentView } from '../state/segment-view';
import { useQuestionTexts } from '../answers/use-question-texts';

/** The sections of a segment with their progress. */
export function useSegmentNav({ plan, answers }: SegmentView): NavSection[] {
  const texts = useQuestionTexts();
  const measures = plan.hotspots.flatMap((hotspot) => hotspot.measures);
  const sections = plan.sections.map(({ id, questions }) => ({
    id: sectionAnchor(id),
    title: texts.section(id),
    answered: questions.filter((question) => isAnswered(answers.questions[question.id])).length,
    total: questions.length,
  }));
  if (measures.length === 0) return sections;
  return [
    ...sections,
    {
      id: sectionAnchor(measuresId),
      title: texts.section(measuresId),
      answered: measures.filter(({ id }) => isMeasureAnswered(answers.measures[id])).length,
      total: measures.length,
    },
  ];
}
