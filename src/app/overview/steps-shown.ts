/** More would just be another list. */
export const stepsShown = 3;
