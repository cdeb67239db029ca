/**
 * The bounds may have been set on a faster machine. `--machine 2` means that this one takes twice as long for the
 * same work: its processor is then slowed down half as much.
 */
export const machineOption = { machine: { type: 'string', default: '1' } } as const;

/** The slowdown factor for this machine's processor where the bounds assume `wanted`; at least 1. */
export function slowdownOn(machine: string, wanted: number): number {
  return Math.max(1, wanted / Number(machine));
}
