import { useTranslation } from 'react-i18next';
import { StepProgress } from '../../../components/layout/step-progress';
import type { Step } from '../values';

const steps = [
  { step: 1, key: 'company' },
  { step: 2, key: 'personal' },
] as const;

interface WizardProgressProps {
  step: Step;
  /** Whether step 2 may be opened. */
  isOpen: boolean;
  onGo: (step: Step) => void;
}

/** The current step and a button to the other one. */
export function WizardProgress({ step, isOpen, onGo }: WizardProgressProps) {
  const { t } = useTranslation('registration');
  return (
    <StepProgress
      label={t('progress.label')}
      position={t('progress.position', { step, total: steps.length })}
      steps={steps.map(({ step: id, key }) => ({
        id,
        name: t(`progress.${key}`),
        isOpen: id <= step || isOpen,
      }))}
      current={step}
      onGo={onGo}
    />
  );
}
