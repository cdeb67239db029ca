import { useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../../../lib/forms/use-isomorphic-layout-effect';
import { keepStep, readStep } from '../draft';
import type { Step } from '../values';

/** The visible step, stored with the draft. */
export function useWizardStep(token: string) {
  const [step, setStep] = useState<Step>(1);
  /** Whether screen readers announce the step; on arrival they start at the top of the page. */
  const [hasMoved, setMoved] = useState(false);
  const readFor = useRef<string>();
  useIsomorphicLayoutEffect(() => {
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
