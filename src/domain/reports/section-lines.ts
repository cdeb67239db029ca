import type { Fact, Facts } from '../../../core/vsme/facts';
import { rowsOf } from '../../../core/vsme/facts';
import { placeKey } from '../../../core/terms/report-value';
import { conceptsOf, type Concept, type ReportSection } from '../../../core/vsme/taxonomy';
import { taxonomy } from '../../../data/vsme/taxonomy';

/** A value with its position in the report. */
export interface ReportLine {
  section: ReportSection;
  concept: Concept;
  /** Row or column of a table; empty for its sum and outside tables. */
  member: string;
  fact: Fact;
}

/** Columns or rows of a section's table, in order; empty for the sum. */
export const membersIn = (lines: readonly ReportLine[]): string[] => [
  ...new Set(lines.map(({ member }) => member)),
];

export const conceptsIn = (lines: readonly ReportLine[]): Concept[] => [
  ...new Set(lines.map(({ concept }) => concept)),
];

/** The values of a section: by concept outside tables, row by row within a table. */
export function linesOf(section: ReportSection, facts: Facts): ReportLine[] {
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
