import { reportedSections } from '../../../core/vsme/facts';
import { sectionProgress } from '../../../core/vsme/report-progress';
import type { ReportSection } from '../../../core/vsme/taxonomy';
import { taxonomy } from '../../../data/vsme/taxonomy';
import { linesOf, type ReportLine } from '../../domain/reports/section-lines';
import type { ReportView } from './report-view';

const isVoluntary = (section: ReportSection, { report, facts }: ReportView) =>
  sectionProgress(section, report, facts).total === 0;

/** Everything that is reported, in the order of the taxonomy. */
export function reportLines({ report, facts }: ReportView): ReportLine[] {
  return reportedSections(report, taxonomy).flatMap((section) => linesOf(section, facts));
}

/** The printed sections, without voluntary ones that are empty. */
export function printSections(
  view: ReportView,
): Pick<ReportView['disclosures'][number], 'id' | 'sections'>[] {
  return view.disclosures
    .map(({ id, sections }) => ({
      id,
      sections: sections.filter(
        (section) => linesOf(section, view.facts).length > 0 || !isVoluntary(section, view),
      ),
    }))
    .filter(({ sections }) => sections.length > 0);
}
