/** Id of the section with the measures, among the texts and in the page. */
export const measuresId = 'measures';

/** Where a section stands in the page. */
export const sectionAnchor = (id: string): string => `section-${id}`;

/** Where the score of a segment stands in the page. */
export const scoreAnchor = sectionAnchor('score');

/** Id of the heading of what stands at an anchor. */
export const headingOf = (anchor: string): string => `heading-${anchor}`;
