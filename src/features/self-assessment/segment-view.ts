import type { Horizon, SegmentAnswers } from '../../../core/assessment/answers';
import { changedSince } from '../../../core/assessment/draft';
import { gainsOf, performanceOf, scoreOf, type Gain } from '../../../core/assessment/performance';
import { degreesAt, segmentPlan, type SegmentPlan } from '../../../core/assessment/plan';
import { segmentProgress, type Progress } from '../../../core/assessment/progress';
import { fromLists } from '../../../core/assessment/segment-answers';
import type { BusinessSegment } from '../../../core/contracts/business-segments';
import { catalogue } from '../../../data/questions/catalogue';
import { standingOf, type Standing } from './standing';

/** A segment with everything that follows from its answers, unsent ones included. */
export interface SegmentView {
  segment: BusinessSegment;
  plan: SegmentPlan;
  answers: SegmentAnswers;
  progress: Progress;
  standing: Standing;
  /** 0 to 100. */
  score: number;
  /** Percentage of the sector's average emissions that is avoided. */
  performance: Readonly<Record<Horizon, number>>;
  /** What would raise the score most, the best first. */
  gains: readonly Gain[];
  /** What is another than the customers have; empty before the first submission. */
  changed: { questions: readonly string[]; measures: readonly string[] };
}

export function viewOf(segment: BusinessSegment): SegmentView {
  const plan = segmentPlan(catalogue, segment.sectorCode);
  const answers = fromLists(segment);
  const progress = segmentProgress(plan, answers);
  // Plans alone are answers too.
  const given = Object.keys(answers.questions).length + Object.keys(answers.measures).length;
  const at = (horizon: Horizon) => degreesAt(horizon, answers);
  return {
    segment,
    plan,
    answers,
    progress,
    standing: standingOf(segment.assessmentStatus, segment.submittedAt, given),
    score: scoreOf(plan.hotspots, at('today')),
    performance: {
      today: performanceOf(plan.hotspots, at('today')),
      inOneYear: performanceOf(plan.hotspots, at('inOneYear')),
      inThreeYears: performanceOf(plan.hotspots, at('inThreeYears')),
    },
    gains: gainsOf(plan.hotspots, at('today')),
    changed: changesOf(segment, answers, plan),
  };
}

function changesOf(
  { submitted }: BusinessSegment,
  answers: SegmentAnswers,
  { sections, hotspots }: SegmentPlan,
): SegmentView['changed'] {
  if (!submitted) return { questions: [], measures: [] };
  const before = fromLists(submitted);
  const asked = sections.flatMap(({ questions }) => questions);
  const measures = hotspots.flatMap((hotspot) => hotspot.measures);
  return {
    questions: changedSince(before.questions, answers.questions, asked),
    measures: changedSince(before.measures, answers.measures, measures),
  };
}
