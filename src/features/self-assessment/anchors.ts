/** Id of the section with the measures, among the texts and in the page. */
export const measuresId = 'measures';

/** Where a section stands in the page. */
export const sectionAnchor = (id: string): string => `section-${id}`;
