import { horizons, type Horizon, type SegmentAnswers } from './answers';
import { performanceOf, scoreOf } from './performance';
import { degreesAt, type SegmentPlan } from './plan';
import { isMeasureAnswered } from './progress';

/** The results of a segment's answers. */
export interface Results {
  /** Share of what is possible in the sector, 0 to 100 points. */
  score: number;
  /** Emissions avoided: percent of the sector's average emissions, 0 to below 100. */
  performance: Record<Horizon, number>;
}

/**
 * Score and emissions avoided of a segment; null until a measure states its degree today, so that an unanswered segment
 * does not show as 0 points.
 */
export function resultsOf(
  { hotspots }: Pick<SegmentPlan, 'hotspots'>,
  answers: SegmentAnswers,
): Results | null {
  const isScored = hotspots.some(({ measures }) =>
    measures.some(({ id }) => isMeasureAnswered(answers.measures[id])),
  );
  if (!isScored) return null;
  const [today, inOneYear, inThreeYears] = horizons.map((horizon) =>
    performanceOf(hotspots, degreesAt(horizon, answers)),
  ) as [number, number, number];
  return {
    score: scoreOf(hotspots, degreesAt('today', answers)),
    performance: { today, inOneYear, inThreeYears },
  };
}
