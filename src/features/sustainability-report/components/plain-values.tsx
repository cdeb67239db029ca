import { conceptsOf, type ReportSection } from '../../../../core/vsme/taxonomy';
import { taxonomy } from '../../../../data/vsme/taxonomy';
import { useReportContext } from '../hooks/use-report-context';
import { isAsked } from '../is-asked';
import { ValueItem } from './value-item';

/** The values of a section without a table. What completes an answer is asked once it can be. */
export function PlainValues({ section }: { section: ReportSection }) {
  const { view } = useReportContext();
  return (
    <>
      {conceptsOf(section).map(({ concept, completes }) =>
        isAsked(concept, completes, view.facts, taxonomy) ? (
          <ValueItem key={concept} place={{ concept, member: '' }} />
        ) : null,
      )}
    </>
  );
}
