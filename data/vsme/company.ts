import type { ConceptRow, ReportSection } from '../../core/vsme/taxonomy';

/**
 * Company data of a report outside the taxonomy: an XBRL report and EFRAG's template identify the company by a number.
 */
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
