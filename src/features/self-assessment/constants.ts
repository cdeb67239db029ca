/** Times from the specification (section 9, and section 4 for the submission), in milliseconds. */
export const saveDebounceMs = 800;
export const submitTimeoutMs = 5 * 60 * 1000;
/** A submission that times out within these bounds is processed in the background. */
export const processingFromMs = 28_000;
export const processingUntilMs = 35_000;
export const processingReloadMs = 5_000;
