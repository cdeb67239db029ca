import type { Hotspot } from '../../../../core/assessment/catalogue';
import type { Gain } from '../../../../core/assessment/performance';

const maxSteps = 3;

export interface ScoreStep extends Gain {
  /** It excludes another of the steps, so their points do not add up. */
  isAlternative: boolean;
}

/** The measures that raise a score most; mutually exclusive ones are marked. */
export function bestMeasures(hotspots: readonly Hotspot[], gains: readonly Gain[]): ScoreStep[] {
  const groups = new Map(
    hotspots.flatMap(({ id, measures }) =>
      measures.map((measure) => [measure.id, measure.alternative && `${id} ${measure.alternative}`] as const),
    ),
  );
  const steps = gains.slice(0, maxSteps);
  return steps.map((step) => {
    const group = groups.get(step.measureId);
    return {
      ...step,
      isAlternative:
        group !== undefined &&
        steps.some(({ measureId }) => measureId !== step.measureId && groups.get(measureId) === group),
    };
  });
}
