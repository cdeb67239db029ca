import { availableParallelism, loadavg } from 'node:os';

/**
 * The bounds may have been set on a faster machine. `--machine 2` means that this one takes twice as long for the
 * same work: its processor is then slowed down half as much.
 */
export const machineOption = { machine: { type: 'string', default: '1' } } as const;

/** The slowdown factor for this machine's processor where the bounds assume `wanted`; at least 1. */
export function slowdownOn(machine: string, wanted: number): number {
  return Math.max(1, wanted / Number(machine));
}

/** The Chromium to measure with. */
export const chromiumPath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

/** Warns after a measurement if other work has taken a part of this machine's processors. */
export function warnIfBusy(): void {
  const [load = 0] = loadavg();
  if (load > availableParallelism())
    console.warn(`Something else keeps this machine busy (load ${load.toFixed(1)}): the times are too high.`);
}
