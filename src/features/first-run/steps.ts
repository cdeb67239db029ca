/** The steps of the guided first run, in order. */
export const stepIds = ['targets', 'segments', 'footprint', 'insights'] as const;
export type StepId = (typeof stepIds)[number];

export function isStepId(value: unknown): value is StepId {
  return stepIds.some((id) => id === value);
}

/** The previous (-1) or next (1) step; undefined beyond either end. */
export function neighbour(step: StepId, by: -1 | 1): StepId | undefined {
  return stepIds[stepIds.indexOf(step) + by];
}
