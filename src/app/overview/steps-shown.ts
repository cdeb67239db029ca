/** More would be a list again. */
export const stepsShown = 3;
