import type { Fact } from '../../../../core/vsme/facts';
import { reportedSections, rowsOf } from '../../../../core/vsme/facts';
import { sectionProgress } from '../../../../core/vsme/report-progress';
import { placeKey } from '../../../../core/vsme/report-value';
import { conceptsOf, type Concept, type ReportSection } from '../../../../core/vsme/taxonomy';
import { taxonomy } from '../../../../data/vsme/taxonomy';
import type { ReportView } from '../report-view';

/** A value with where it stands in the report. */
export interface ReportLine {
  section: ReportSection;
  concept: Concept;
  /** Row or column of a table; empty for its sum and outside of tables. */
  member: string;
  fact: Fact;
}

const isVoluntary = (section: ReportSection, { report, facts }: ReportView) =>
  sectionProgress(section, report, facts).total === 0;

/** Everything that is reported, in the order of the taxonomy. */
export function reportLines({ report, facts }: ReportView): ReportLine[] {
  return reportedSections(report, taxonomy).flatMap((section) => linesOf(section, facts));
}

/** What stands on paper: not those parts that are voluntary and empty. */
export function sectionsOnPaper(
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

/** Columns or rows of a section's table, in their order; empty for the sum. */
export const membersIn = (lines: readonly ReportLine[]): string[] => [
  ...new Set(lines.map(({ member }) => member)),
];

export const conceptsIn = (lines: readonly ReportLine[]): Concept[] => [
  ...new Set(lines.map(({ concept }) => concept)),
];

/** The values of a section: outside of tables by concept, of a table row by row. */
export function linesOf(section: ReportSection, facts: ReportView['facts']): ReportLine[] {
  const allowed = section.table && taxonomy.membersOf(section.table.rows);
  const rows = section.table ? rowsOf(facts, section).filter((member) => allowed?.has(member) ?? true) : [];
  const members = section.table && section.table.rows !== 'energySources' ? rows : [...rows, ''];
  return members.flatMap((member) =>
    conceptsOf(section).flatMap(({ concept: name }) => {
      const concept = taxonomy.concepts.get(name);
      const fact = facts.get(placeKey({ concept: name, member }));
      return concept && fact ? [{ section, concept, member, fact }] : [];
    }),
  );
}
