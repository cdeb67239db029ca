import { useTranslation } from 'react-i18next';
import { isAnswered, isMeasureAnswered } from '../../../../core/assessment/progress';
import { scoreAnchor, sectionAnchor } from '../groups/anchors';
import { measureAbout, segmentSubject } from '../state/segment-edits';
import type { FormGroup } from '../groups/groups';
import type { SegmentView } from '../state/segment-view';
import { useQuestionTexts } from '../answers/use-question-texts';

/** The groups of a segment that a phone shows one at a time: sections, measures by hotspot, and the score. */
export function useSegmentGroups({ segment, plan, answers }: SegmentView): FormGroup[] {
  const { t } = useTranslation('assessment');
  const texts = useQuestionTexts();
  const sections = plan.sections.map(({ id, questions }) => ({
    id: sectionAnchor(id),
    title: texts.section(id),
    progress: {
      answered: questions.filter((question) => isAnswered(answers.questions[question.id])).length,
      total: questions.length,
    },
    subjects: questions.map((question) => segmentSubject(segment, question.id)),
  }));
  const hotspots = plan.hotspots.map(({ id, measures }) => ({
    id: sectionAnchor(id),
    title: texts.hotspot(id),
    progress: {
      answered: measures.filter((measure) => isMeasureAnswered(answers.measures[measure.id])).length,
      total: measures.length,
    },
    subjects: measures.map((measure) => segmentSubject(segment, measureAbout(measure.id))),
  }));
  return [...sections, ...hotspots, { id: scoreAnchor, title: t('score.title'), subjects: [] }];
}
