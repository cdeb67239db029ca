/** Some browsers never respond: a storage that takes longer counts as empty. */
export const openWithinMs = 1_500;
