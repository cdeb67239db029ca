import { Check } from 'lucide-react';
import * as styles from './step-progress.module.css';

interface StepProgressProps<Id> {
  label: string;
  /** The current step in words: step 2 of 4. */
  position: string;
  /** A skipped step keeps its number instead of a tick. */
  steps: readonly { id: Id; name: string; isOpen: boolean; isSkipped?: boolean }[];
  current: Id;
  onGo: (id: Id) => void;
}

/** The current step of several, with links to the accessible ones. */
export function StepProgress<Id extends string | number>(props: StepProgressProps<Id>) {
  const { label, position, steps, current, onGo } = props;
  const at = steps.findIndex(({ id }) => id === current);
  const percent = ((at + 1) / steps.length) * 100;
  return (
    <nav className={styles.progress} aria-label={label}>
      <ol className={styles.steps} data-many={steps.length > 2 ? true : undefined}>
        {steps.map(({ id, name, isOpen, isSkipped = false }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.step}
              aria-current={index === at ? 'step' : undefined}
              disabled={!isOpen}
              onClick={() => onGo(id)}
            >
              <span className={styles.number} aria-hidden>
                {index < at && !isSkipped ? <Check size={14} /> : index + 1}
              </span>
              <span className={styles.name}>{name}</span>
            </button>
          </li>
        ))}
      </ol>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={position}
      >
        <div className={styles.bar} style={{ width: `${percent}%` }} />
      </div>
    </nav>
  );
}
