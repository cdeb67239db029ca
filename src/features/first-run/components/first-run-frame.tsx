import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepProgress } from '../../../components/layout/step-progress';
import { Button } from '../../../components/ui/button';
import { neighbour, stepIds, type StepId } from '../steps';
import * as styles from './first-run-frame.module.css';

interface FirstRunFrameProps {
  step: StepId;
  /** The furthest step that may be opened. */
  furthest: StepId;
  /** Whether a field of the step holds something that cannot be saved: it has to be corrected before going on. */
  isFaulty: boolean;
  /** Whether a step was left without input. */
  isSkipped: (step: StepId) => boolean;
  onGo: (step: StepId) => void;
  onComplete: () => void;
  children: ReactNode;
}

/** A step with its heading, step navigation and buttons. */
export function FirstRunFrame(props: FirstRunFrameProps) {
  const { step, furthest, isFaulty, isSkipped, onGo, onComplete, children } = props;
  const { t } = useTranslation('first-run');
  const previous = neighbour(step, -1);
  const next = neighbour(step, 1);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    // Screen readers start at the new step; on first load they start at the top of the page.
    if (shown.current !== step) {
      title.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    shown.current = step;
  }, [step]);

  const goOn = () => {
    if (isFaulty) content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (next) onGo(next);
    else onComplete();
  };

  return (
    <div className={styles.card}>
      <StepProgress
        label={t('progress.label')}
        position={t('progress.position', { step: stepIds.indexOf(step) + 1, total: stepIds.length })}
        steps={stepIds.map((id, index) => ({
          id,
          name: t(`steps.${id}`),
          isOpen: index <= stepIds.indexOf(furthest),
          isSkipped: isSkipped(id),
        }))}
        current={step}
        onGo={onGo}
      />
      <section ref={content} className={styles.step} aria-labelledby="step-title">
        <header>
          <h2 id="step-title" ref={title} tabIndex={-1} className={styles.title}>
            {t(`steps.${step}`)}
          </h2>
          <p className={styles.text}>{t(`text.${step}`)}</p>
        </header>
        {children}
      </section>
      <div className={styles.actions}>
        {previous && <Button onClick={() => onGo(previous)}>{t('actions.back')}</Button>}
        <Button variant="primary" onClick={goOn}>
          {next ? t('actions.next') : t('actions.complete')}
        </Button>
      </div>
    </div>
  );
}
