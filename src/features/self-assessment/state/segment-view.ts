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
import { submissionStatusOf, type SubmissionStatus } from './submission-status';

/** A segment with everything derived from its answers, including unsent ones. */
export interface SegmentView {
  segment: BusinessSegment;
  plan: SegmentPlan;
  answers: SegmentAnswers;
  progress: Progress;
  status: SubmissionStatus;
  /** Points of the potential, 0 to 100; null while no measure is answered. */
  score: number | null;
  /** The figures that customers see. */
  figures: Pick<CustomerView, 'implementation' | 'performance'>;
  /** The measures that would raise the score most, best first, with the whole points that people see it rise by. */
  gains: readonly Gain[];
  /** The differences from what customers have; empty before the first submission. */
  changed: { questions: readonly Change[]; measures: readonly Change[] };
}

export function viewOf(segment: BusinessSegment): SegmentView {
  const plan = segmentPlan(catalogue, segment.sectorCode);
  const answers = fromLists(segment);
  const progress = segmentProgress(plan, answers);
  // Plans alone count as answers, too.
  const given = Object.keys(answers.questions).length + Object.keys(answers.measures).length;
  const results = resultsOf(plan, answers) ?? { score: null, performance: null };
  return {
    segment,
    plan,
    answers,
    progress,
    status: submissionStatusOf(segment.assessmentStatus, segment.submittedAt, given),
    score: results.score,
    figures: figuresOf(results, bestPerformanceOf(plan.hotspots)),
    gains: seenGains(results.score ?? 0, gainsOf(plan.hotspots, degreesAt('today', answers))),
    changed: changesOf(segment, answers, plan),
  };
}

/** Both scores are seen rounded, so that a gain is the difference of what is seen. */
const seenGains = (score: number, gains: readonly Gain[]): Gain[] =>
  gains
    .map((gain) => ({ ...gain, points: Math.round(score + gain.points) - Math.round(score) }))
    .filter(({ points }) => points > 0);

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
