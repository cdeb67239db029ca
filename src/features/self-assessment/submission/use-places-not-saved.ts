import { useTranslation } from 'react-i18next';
import { enumerated } from '../../../../core/i18n/intl';
import { useForgetRemovedFields, useNotSaved } from '../../../lib/forms/use-not-saved';
import { useLocale } from '../../../lib/i18n/use-locale';
import { answerDrafts } from '../answers/answer-drafts';
import { companySubject } from '../state/company-edits';
import { segmentSubject } from '../state/segment-edits';
import type { Overview } from './use-overview';
import { useSegmentName } from '../state/use-segment-name';

/** Where input cannot be saved: names of segments, or of the company overview. */
export function usePlacesNotSaved({ views }: Overview): string {
  const { t } = useTranslation('assessment');
  const { locale } = useLocale();
  const name = useSegmentName();
  const notSaved = [...useNotSaved(answerDrafts).fields.keys()];
  const places = [
    { subject: companySubject(), name: t('company.title') },
    ...views.map(({ segment }) => ({ subject: segmentSubject(segment), name: name(segment).whole })),
  ];
  useForgetRemovedFields((typed) => places.some(({ subject }) => typed.startsWith(subject)), answerDrafts);
  const named = places.filter(({ subject }) => notSaved.some((typed) => typed.startsWith(subject)));
  return enumerated(
    named.map((place) => place.name),
    locale,
  );
}
