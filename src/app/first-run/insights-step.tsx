import { FootprintInsight } from '../../features/first-run/components/footprint-insight';
import { SegmentInsights } from '../../features/first-run/components/segment-insights';
import { TargetInsights } from '../../features/first-run/components/target-insights';
import type { Overview } from '../../features/self-assessment/submission/use-overview';
import { useQuestionTexts } from '../../features/self-assessment/answers/use-question-texts';
import { useSegmentName } from '../../features/self-assessment/state/use-segment-name';

const segmentsShown = 3;
const measuresShown = 3;

/** A first evaluation of the answers so far. */
export function InsightsStep({ overview: { company, views } }: { overview: Overview }) {
  const nameOf = useSegmentName();
  const texts = useQuestionTexts();
  const { footprints, reductions } = company.questions;
  const segments = views.slice(0, segmentsShown).map(({ segment, gains }) => ({
    id: segment.id,
    name: nameOf(segment).whole,
    measures: gains
      .slice(0, measuresShown)
      .map(({ measureId, points }) => ({ id: measureId, name: texts.measure(measureId), points })),
  }));
  return (
    <>
      <FootprintInsight footprints={footprints} />
      <TargetInsights reductions={reductions} footprints={footprints} />
      <SegmentInsights segments={segments} />
    </>
  );
}
