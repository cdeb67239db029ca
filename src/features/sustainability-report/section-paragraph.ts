import { enumerated } from '../../../core/i18n/intl';
import type { Locale } from '../../../core/i18n/locales';
import { conceptsOf, type ReportSection } from '../../../core/vsme/taxonomy';
import { taxonomy } from '../../../data/vsme/taxonomy';

/** The paragraphs of the standard that require a section; empty if the taxonomy names none. */
export function sectionParagraph(section: ReportSection, locale: Locale): string {
  const all = conceptsOf(section).map(({ concept }) => taxonomy.concepts.get(concept)?.paragraph ?? '');
  const paragraphs = all.map((paragraph) => paragraph.replace(/\(.*$/u, '')).filter(Boolean);
  return enumerated([...new Set(paragraphs)], locale);
}
