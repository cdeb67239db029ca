/** Errors of a file that are counted and named: of one with more, nobody needs to know how many. */
export const mostErrors = 10_000;
