/** Id of the section with the measures, in the texts and in the page. */
export const measuresId = 'measures';

/** Anchor of a section in the page. */
export const sectionAnchor = (id: string): string => `section-${id}`;

/** Anchor of a segment's score in the page. */
export const scoreAnchor = sectionAnchor('score');

/** Id of the heading at an anchor. */
export const headingOf = (anchor: string): string => `heading-${anchor}`;
