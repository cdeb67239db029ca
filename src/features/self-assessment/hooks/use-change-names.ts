import { useTranslation } from 'react-i18next';
import type { CompanyView } from '../company-view';
import type { SegmentView } from '../segment-view';
import { useQuestionTexts } from './use-question-texts';

/** A function that names what of the company and of a segment is another than the customers have. */
export function useChangeNames(): (company: CompanyView, segment: SegmentView | undefined) => string[] {
  const { t } = useTranslation('assessment');
  const texts = useQuestionTexts();
  return ({ changed, questions: { reductions } }, segment) => [
    ...changed.questions.map(texts.label),
    ...changed.years.map((year) => t('footprint.ofYear', { year })),
    ...changed.targets.map((id) => {
      const place = reductions.findIndex((target) => target.id === id);
      return place < 0 ? t('target.removed') : t('target.numbered', { number: place + 1 });
    }),
    ...(segment?.changed.questions ?? []).map(texts.label),
    ...(segment?.changed.measures ?? []).map(texts.measure),
  ];
}
