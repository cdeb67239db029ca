/**
 * The bounds were set on another machine than this may be. `--machine 2` says that this one takes twice as long for
 * the same work: its processor is then slowed down half as much.
 */
export const machineOption = { machine: { type: 'string', default: '1' } } as const;

/** How many times slower this machine's processor is made, where the bounds say `wanted` times; 1 at least. */
export function slowdownOn(machine: string, wanted: number): number {
  return Math.max(1, wanted / Number(machine));
}
