import { useTranslation } from 'react-i18next';
import type { Change } from '../../../../core/assessment/draft';
import type { CompanyView } from '../state/company-view';
import type { SegmentView } from '../state/segment-view';
import { useQuestionTexts } from '../answers/use-question-texts';

/** Returns a function that names the differences from what customers have, for the company and a segment. */
export function useChangeNames(): (company: CompanyView, segment: SegmentView | undefined) => string[] {
  const { t } = useTranslation('assessment');
  const texts = useQuestionTexts();
  const named =
    (nameOf: (id: string) => string) =>
    ({ id, isFirst }: Change) =>
      isFirst ? t('changes.first', { answer: nameOf(id) }) : nameOf(id);
  return ({ changed, questions: { reductions } }, segment) => [
    ...changed.questions.map(named(texts.label)),
    ...changed.years.map(named((year) => t('footprint.ofYear', { year }))),
    ...changed.targets.map(
      named((id) => {
        const place = reductions.findIndex((target) => target.id === id);
        return place < 0 ? t('target.removed') : t('target.numbered', { number: place + 1 });
      }),
    ),
    ...(segment?.changed.questions ?? []).map(named(texts.label)),
    ...(segment?.changed.measures ?? []).map(named(texts.measure)),
  ];
}
