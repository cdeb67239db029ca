import { useId, type ReactNode } from 'react';
import { FieldError } from './field-frame';
import * as styles from './check-field.module.css';

interface CheckFieldProps {
  label: ReactNode;
  name: string;
  checked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
}

/** A checkbox with its sentence; links in the sentence still work as links. */
export function CheckField({ label, name, checked, error, onChange, onBlur }: CheckFieldProps) {
  const id = useId();
  const errorId = error === undefined ? undefined : `${id}error`;
  return (
    <div>
      <div className={styles.row}>
        <input
          id={id}
          type="checkbox"
          name={name}
          className={styles.box}
          checked={checked}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={errorId}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
