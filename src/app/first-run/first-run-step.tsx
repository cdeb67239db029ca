import type { StepId } from '../../features/first-run/steps';
import { answerDrafts } from '../../features/self-assessment/answers/answer-drafts';
import { FootprintsField } from '../../features/self-assessment/company/footprints-field';
import { SaveStatus } from '../../features/self-assessment/status/save-status';
import { TargetsField } from '../../features/self-assessment/company/targets-field';
import { companySubject } from '../../features/self-assessment/state/company-edits';
import type { Overview } from '../../features/self-assessment/submission/use-overview';
import { useSaveCompany } from '../../features/self-assessment/company/use-save-company';
import { VersionContext } from '../../features/self-assessment/answers/version-context';
import { useNotSaved } from '../../lib/forms/use-not-saved';
import { InsightsStep } from './insights-step';
import { SegmentsStep } from './segments-step';

interface FirstRunStepProps {
  step: StepId;
  overview: Overview;
}

/** The content of one step, with the fields of the area that stores them. */
export function FirstRunStep({ step, overview }: FirstRunStepProps) {
  const { questions, status } = overview.company;
  const save = useSaveCompany(questions);
  if (step === 'segments') return <SegmentsStep overview={overview} />;
  if (step === 'insights') return <InsightsStep overview={overview} />;
  return (
    <VersionContext.Provider value={save.version}>
      {step === 'targets' ? (
        <TargetsField reductions={questions.reductions} disabled={false} onSave={save.reduction} />
      ) : (
        <FootprintsField footprints={questions.footprints} disabled={false} onSave={save.footprint} />
      )}
      <SaveStatus subject={companySubject()} isAnswered={status !== 'notStarted'} />
    </VersionContext.Provider>
  );
}

const lists: Partial<Record<StepId, string>> = {
  targets: companySubject('reduction/'),
  footprint: companySubject('footprint/'),
};

/** Whether a field of the step holds something that cannot be saved. */
export function useIsFaulty(step: StepId): boolean {
  const { fields } = useNotSaved(answerDrafts, lists[step]);
  return step in lists && fields.size > 0;
}
