import { useTranslation } from 'react-i18next';
import { sourceTermOf } from '../../../../core/carbon/factors/source-terms';

/** A text about a factor's source: our own terms are translated, names and texts stay as published. */
export function SourceText({ text }: { text: string }) {
  const { t } = useTranslation('carbon-results');
  const term = sourceTermOf(text);
  return term ? <>{t(`sourceTerms.${term}`)}</> : <span lang="en">{text}</span>;
}
