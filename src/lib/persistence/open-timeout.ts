/** Some browsers never respond: a storage that takes longer counts as empty. */
export const openTimeoutMs = 1_500;
