import type { SegmentAnswers } from '../../../../core/assessment/answers';
import { changesSince, type Change } from '../../../../core/assessment/draft';
import { bestPerformanceOf, gainsOf, type Gain } from '../../../../core/assessment/performance';
import { degreesAt, segmentPlan, type SegmentPlan } from '../../../../core/assessment/plan';
import { segmentProgress, type Progress } from '../../../../core/assessment/progress';
import { resultsOf } from '../../../../core/assessment/results';
import { fromLists } from '../../../../core/assessment/segment-answers';
import type { BusinessSegment } from '../../../../core/contracts/business-segments';
import type { CustomerView } from '../../../../core/contracts/customer-view';
import { figuresOf } from '../../../../core/supply-chain/implementation';
import { catalogue } from '../../../../data/questions/catalogue';
import { standingOf, type Standing } from '../standing/standing';

/** A segment with everything that follows from its answers, unsent ones included. */
export interface SegmentView {
  segment: BusinessSegment;
  plan: SegmentPlan;
  answers: SegmentAnswers;
  progress: Progress;
  standing: Standing;
  /** Points of what is possible, 0 to 100; null as long as no measure is answered. */
  score: number | null;
  /** What customers will read of it. */
  figures: Pick<CustomerView, 'implementation' | 'performance'>;
  /** What would raise the score most, the best first. */
  gains: readonly Gain[];
  /** What is another than the customers have; empty before the first submission. */
  changed: { questions: readonly Change[]; measures: readonly Change[] };
}

export function viewOf(segment: BusinessSegment): SegmentView {
  const plan = segmentPlan(catalogue, segment.sectorCode);
  const answers = fromLists(segment);
  const progress = segmentProgress(plan, answers);
  // Plans alone are answers too.
  const given = Object.keys(answers.questions).length + Object.keys(answers.measures).length;
  const results = resultsOf(plan, answers) ?? { score: null, performance: null };
  return {
    segment,
    plan,
    answers,
    progress,
    standing: standingOf(segment.assessmentStatus, segment.submittedAt, given),
    score: results.score,
    figures: figuresOf(results, bestPerformanceOf(plan.hotspots)),
    gains: gainsOf(plan.hotspots, degreesAt('today', answers)),
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
    questions: changesSince(before.questions, answers.questions, asked),
    measures: changesSince(before.measures, answers.measures, measures),
  };
}
