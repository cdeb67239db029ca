import { useRef, useState } from 'react';
import { useBeforePaint } from '../../../lib/forms/use-before-paint';
import { keepStep, readStep } from '../draft';
import type { Step } from '../values';

/** The step in sight. It is kept with the draft. */
export function useWizardStep(token: string) {
  const [step, setStep] = useState<Step>(1);
  /** Whether a reader hears the step: on arrival the beginning of the page is heard. */
  const [hasMoved, setMoved] = useState(false);
  const readFor = useRef<string>();
  useBeforePaint(() => {
    if (readFor.current === token) return;
    readFor.current = token;
    if (readStep(token) === 1) return;
    setStep(2);
    setMoved(true);
  }, [token]);
  return {
    step,
    hasMoved,
    goTo(next: Step) {
      setStep(next);
      setMoved(true);
      keepStep(token, next);
      window.scrollTo({ top: 0 });
    },
  };
}
