/** Numbers of the specification, sections 4 and 9 of the business areas. Times are milliseconds. */
export const checkInterval = 10_000;
export const startDelay = 5_000;
export const stallTimeout = 30_000;
export const successTtl = 5 * 60_000;
export const failureTtl = 30_000;
export const batchSize = 2;
export const batchPause = 1_000;
/** The time limit of a populate, unless its module sets another. */
export const populateTimeout = 5 * 60_000;
/** Delays of the reloads after an action. */
export const reloadDelays = [300, 500, 1_000] as const;
