import { conceptsOf, type ReportSection } from '../../../core/vsme/taxonomy';
import { taxonomy } from '../../../data/vsme/taxonomy';

/** The paragraphs of the standard that ask for a section; empty where the taxonomy names none. */
export function sectionParagraph(section: ReportSection): string {
  const all = conceptsOf(section).map(({ concept }) => taxonomy.concepts.get(concept)?.paragraph ?? '');
  return [...new Set(all.map((paragraph) => paragraph.replace(/\(.*$/u, '')).filter(Boolean))].join(', ');
}
