/** Errors of a file that are counted and listed; beyond this the exact number does not matter. */
export const maxErrors = 10_000;
