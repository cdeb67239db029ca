import { placeKey, type ValuePlace } from '../../../../core/terms/report-value';
import { conceptsOf, type ReportSection } from '../../../../core/vsme/taxonomy';
import { useNotSaved } from '../../../lib/forms/use-not-saved';
import { reportDrafts } from '../edits';
import { useReportContext } from './use-report-context';

interface RowsNotSaved {
  /** The rows of a section in which something invalid was typed; no value tells of a new one. */
  rows: readonly string[];
  forget: (row: string) => void;
}

export function useRowsNotSaved(section: ReportSection): RowsNotSaved {
  const { view } = useReportContext();
  const { fields, forget } = useNotSaved(reportDrafts(view.report.year));
  const concepts = conceptsOf(section).map(({ concept }) => concept);
  const places = [...fields.keys()].flatMap((key): ValuePlace[] => {
    const [concept = '', ...member] = key.split('/');
    return concepts.includes(concept) && member.length > 0 ? [{ concept, member: member.join('/') }] : [];
  });
  return {
    rows: [...new Set(places.map(({ member }) => member))],
    forget(row) {
      for (const place of places) if (place.member === row) forget(placeKey(place));
    },
  };
}
