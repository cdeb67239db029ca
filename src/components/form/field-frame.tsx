import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** Says beside the label that the field may stay empty. */
  optional?: string | undefined;
  /** Help that is always in sight. */
  hint?: string | undefined;
  /** What is wrong with the value. */
  error?: string | undefined;
}

/** What the control inside a frame must carry, so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and its error. */
export function FieldFrame({ label, optional, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}hint`;
  const errorId = error === undefined ? undefined : `${id}error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <OptionalMark word={optional} />
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** Says behind a label that its field may stay empty. Where it begins a line, the space is not seen. */
export function OptionalMark({ word }: { word: string | undefined }) {
  if (word === undefined) return null;
  return (
    <>
      {' '}
      <span className={styles.optional}>{word}</span>
    </>
  );
}

/** An error under its control; read out when it appears. */
export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  return (
    <div role="alert" className={styles.errorPlace}>
      {error !== undefined && (
        <p className={styles.error} id={id}>
          <CircleAlert size={14} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
