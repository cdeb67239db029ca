import type { StepId } from '../../features/first-run/steps';
import { FootprintsField } from '../../features/self-assessment/components/footprints-field';
import { SaveStatus } from '../../features/self-assessment/components/save-status';
import { TargetsField } from '../../features/self-assessment/components/targets-field';
import { companySubject } from '../../features/self-assessment/company-edits';
import type { Overview } from '../../features/self-assessment/hooks/use-overview';
import { useSaveCompany } from '../../features/self-assessment/hooks/use-save-company';
import { VersionContext } from '../../features/self-assessment/hooks/version-context';
import { InsightsStep } from './insights-step';
import { SegmentsStep } from './segments-step';

interface FirstRunStepProps {
  step: StepId;
  overview: Overview;
}

/** What one step asks or shows, with the fields of the area that keeps it. */
export function FirstRunStep({ step, overview }: FirstRunStepProps) {
  const { questions } = overview.company;
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
      <SaveStatus subject={companySubject()} />
    </VersionContext.Provider>
  );
}
