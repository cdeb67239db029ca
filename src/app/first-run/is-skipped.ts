import type { CompanyQuestions } from '../../../core/contracts/company-questions';
import { stepIds, type StepId } from '../../features/first-run/steps';

interface SetUpData {
  /** Null before the first answer. */
  questions: Pick<CompanyQuestions, 'reductions' | 'footprints'> | null;
  segments: readonly unknown[];
}

/** Whether a step before the furthest one was left without anything entered in it. */
export function isSkipped(step: StepId, furthest: StepId, { questions, segments }: SetUpData): boolean {
  const entered: Partial<Record<StepId, readonly unknown[]>> = {
    targets: questions?.reductions ?? [],
    segments,
    footprint: questions?.footprints ?? [],
  };
  return stepIds.indexOf(step) < stepIds.indexOf(furthest) && entered[step]?.length === 0;
}
