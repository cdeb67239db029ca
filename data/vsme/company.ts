import type { ConceptRow, ReportSection } from '../../core/vsme/taxonomy';

/** What a report says of its company beyond the taxonomy: an XBRL report and EFRAG's template name it by a number. */
export const companyConcepts: readonly ConceptRow[] = [
  ['EntityIdentifierScheme', 'enumeration', 'I', ''],
  ['EntityIdentifier', 'string', 'I', ''],
];

export const companySection: ReportSection = {
  id: 'company',
  role: '',
  disclosure: 'B1',
  concepts: ['EntityIdentifierScheme', 'EntityIdentifier'],
};
