import type { TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldProps } from './field-frame';
import * as fieldStyles from './field.module.css';
import * as styles from './text-area-field.module.css';

interface TextAreaFieldProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
}

/** A text of several lines. */
export function TextAreaField({ label, optional, hint, error, onChange, ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <textarea
          className={classNames(fieldStyles.control, styles.area)}
          onChange={(event) => onChange(event.target.value)}
          {...rest}
          {...control}
        />
      )}
    </FieldFrame>
  );
}
