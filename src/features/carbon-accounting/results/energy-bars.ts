import type { BarPart } from './figure-table';

/** The same wherever energy is shown; names stand beside them. */
const energyColours = { renewable: 'var(--chart-4)', other: 'var(--chart-1)' } as const;

interface Energy {
  renewable: number;
  other: number;
}

/** What the colours stand for, by the names of both. */
export const energySeries = (renewable: string, other: string) => [
  { name: renewable, colour: energyColours.renewable },
  { name: other, colour: energyColours.other },
];

/** The bars of energy, each in proportion to the longest of them. */
export function energyBars(energies: readonly Energy[]): BarPart[][] {
  const longest = Math.max(...energies.map(({ renewable, other }) => renewable + other)) || 1;
  return energies.map((energy) =>
    (['renewable', 'other'] as const)
      .filter((kind) => energy[kind] > 0)
      .map((kind) => ({ percent: (100 * energy[kind]) / longest, colour: energyColours[kind] })),
  );
}
