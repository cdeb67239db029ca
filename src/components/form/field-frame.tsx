import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** Shown next to the label of an optional field. */
  optional?: string | undefined;
  /** Help that is always visible. */
  hint?: string | undefined;
  /** What is wrong with the value. */
  error?: string | undefined;
}

/** Attributes that connect a control with the label, hint and error of its frame. */
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

/** Marks a field as optional after its label. At the start of a line the space is not visible. */
export function OptionalMark({ word }: { word: string | undefined }) {
  if (word === undefined) return null;
  return (
    <>
      {' '}
      <span className={styles.optional}>{word}</span>
    </>
  );
}

/** An error below its control; announced when it appears. */
export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  return (
    <div role="alert">
      {error !== undefined && (
        <p className={styles.error} id={id}>
          <CircleAlert size={14} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
