import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';
import * as styles from './field.module.css';

interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
}

export function TextField({ label, optional, hint, error, onChange, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <input
          type="text"
          className={styles.control}
          onChange={(event) => onChange(event.target.value)}
          {...rest}
          {...control}
        />
      )}
    </FieldFrame>
  );
}
