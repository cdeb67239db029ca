/** The steps of the guided first run, in their order. */
export const stepIds = ['targets', 'segments', 'footprint', 'insights'] as const;
export type StepId = (typeof stepIds)[number];

export function isStepId(value: unknown): value is StepId {
  return stepIds.some((id) => id === value);
}

/** The step before (-1) or after (1); undefined beyond the ends. */
export function neighbour(step: StepId, by: -1 | 1): StepId | undefined {
  return stepIds[stepIds.indexOf(step) + by];
}
