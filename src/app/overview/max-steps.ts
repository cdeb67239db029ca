/** More would just be another list. */
export const maxSteps = 3;
