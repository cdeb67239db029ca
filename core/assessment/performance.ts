import { groupBy } from '../collections/group-by';
import type { Hotspot, Measure } from './catalogue';

/** Degrees of implementation by measure id, from 0 to 1; a measure that is not named counts as 0. */
export type Degrees = Readonly<Record<string, number>>;

/**
 * The percentage of a sector's average emissions that the measures in place avoid, from 0 to below 100:
 * `100 * sum over hotspots of weight * (1 - product over its measures of (1 - potential * degree))`.
 * Measures of a hotspot multiply, since each saves part of what the others leave; mutually exclusive ones add up, each
 * for its own part of the production. Never falls when a degree rises.
 */
export function performanceOf(hotspots: readonly Hotspot[], degrees: Degrees): number {
  return 100 * hotspots.reduce((sum, hotspot) => sum + hotspot.weight * savedShare(hotspot, degrees), 0);
}

/**
 * The share of the possible savings in the sector that is in place, from 0 to 100: the performance as a percentage of
 * the performance with every measure fully implemented. 0 for a sector without measures.
 */
export function scoreOf(hotspots: readonly Hotspot[], degrees: Degrees): number {
  const best = bestPerformanceOf(hotspots);
  return best > 0 ? Math.min(100, (100 * performanceOf(hotspots, degrees)) / best) : 0;
}

/** The performance with every measure fully implemented; of mutually exclusive measures only the best counts. */
export function bestPerformanceOf(hotspots: readonly Hotspot[]): number {
  return performanceOf(hotspots, everything(hotspots));
}

export interface Gain {
  hotspotId: string;
  measureId: string;
  /** Points by which the score rises when this measure alone is fully implemented. */
  points: number;
}

/** The measures that would raise the score most, best first; fully implemented ones are left out. */
export function gainsOf(hotspots: readonly Hotspot[], degrees: Degrees): Gain[] {
  const best = bestPerformanceOf(hotspots);
  return hotspots
    .flatMap((hotspot) => {
      // A measure changes only its own hotspot's part of the score.
      const saved = savedShare(hotspot, degrees);
      const pointsOf = (share: number) => (100 * 100 * hotspot.weight * (share - saved)) / best;
      return hotspot.measures.map(({ id }) => ({
        hotspotId: hotspot.id,
        measureId: id,
        points: pointsOf(savedShare(hotspot, { ...degrees, [id]: 1 })),
      }));
    })
    .filter(({ points }) => points > 1e-9)
    .sort((a, b) => b.points - a.points);
}

function savedShare({ measures }: Hotspot, degrees: Degrees): number {
  const groups = groupBy(measures, ({ id, alternative }) => alternative ?? id);
  return 1 - [...groups.values()].reduce((rest, group) => rest * (1 - savedByGroup(group, degrees)), 1);
}

/** The savings of mutually exclusive measures: the best takes its part first, and the others at most what is left. */
function savedByGroup(group: readonly Measure[], degrees: Degrees): number {
  let left = 1;
  let saved = 0;
  for (const { id, potential } of bestFirst(group)) {
    const part = Math.min(left, degreeOf(degrees, id));
    left -= part;
    saved += potential * part;
  }
  return saved;
}

const bestFirst = (group: readonly Measure[]) => [...group].sort((a, b) => b.potential - a.potential);

function degreeOf(degrees: Degrees, measureId: string): number {
  return Math.min(1, Math.max(0, degrees[measureId] ?? 0));
}

function everything(hotspots: readonly Hotspot[]): Degrees {
  const best = hotspots.flatMap(({ measures }) =>
    [...groupBy(measures, ({ id, alternative }) => alternative ?? id).values()].map(
      (group) => bestFirst(group)[0]?.id ?? '',
    ),
  );
  return Object.fromEntries(best.map((id) => [id, 1]));
}
