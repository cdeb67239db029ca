import { isCategoryConcept, scope3Total } from '../../../../core/vsme/scope-3-categories';
import { conceptsOf, type ReportSection } from '../../../../core/vsme/taxonomy';
import { taxonomy } from '../../../../data/vsme/taxonomy';
import { useReportContext } from '../hooks/use-report-context';
import { isAsked } from '../is-asked';
import { ScopeCategories } from './scope-categories';
import { ValueItem } from './value-item';

/** The values of a section without a table. Dependent values are shown once they apply. */
export function PlainValues({ section }: { section: ReportSection }) {
  const { view } = useReportContext();
  return (
    <>
      {conceptsOf(section).map(({ concept, completes }) => {
        if (isCategoryConcept(concept) || !isAsked(concept, completes, view.facts, taxonomy)) return null;
        const item = <ValueItem key={concept} place={{ concept, member: '' }} />;
        return concept === scope3Total ? [item, <ScopeCategories key="categories" />] : item;
      })}
    </>
  );
}
