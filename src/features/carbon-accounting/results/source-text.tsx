import { useTranslation } from 'react-i18next';
import { sourceTermOf } from '../../../../core/carbon/source-terms';

/** What is said of a factor's source: our own terms in the language of the page, names and texts as published. */
export function SourceText({ text }: { text: string }) {
  const { t } = useTranslation('carbon-results');
  const term = sourceTermOf(text);
  return term ? <>{t(`sourceTerms.${term}`)}</> : <span lang="en">{text}</span>;
}
