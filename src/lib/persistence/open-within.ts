/** Some browsers never answer: a storage that takes longer is one in which nothing was saved. */
export const openWithinMs = 1_500;
