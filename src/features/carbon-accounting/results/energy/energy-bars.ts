import type { BarPart } from '../../shared/figure-table';

/** The same wherever energy is shown, always with the name of their column. */
const energyColours = { renewable: 'var(--chart-4)', other: 'var(--chart-6)' } as const;

interface Energy {
  renewable: number;
  other: number;
}

/** Columns with the given names, in the colours of the bars. */
export const energyColumns = (renewable: string, other: string) =>
  [
    { name: renewable, colour: energyColours.renewable },
    { name: other, colour: energyColours.other },
  ] as const;

/** The bars of energy, relative to the longest. */
export function energyBars(energies: readonly Energy[]): BarPart[][] {
  const longest = Math.max(...energies.map(({ renewable, other }) => renewable + other)) || 1;
  return energies.map((energy) =>
    (['renewable', 'other'] as const)
      .filter((kind) => energy[kind] > 0)
      .map((kind) => ({ percent: (100 * energy[kind]) / longest, colour: energyColours[kind] })),
  );
}
