import { memo, type SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';
import * as styles from './field.module.css';

interface SelectFieldProps<Value extends string>
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function SelectFieldOf<Value extends string>({
  label,
  optional,
  hint,
  error,
  options,
  onChange,
  ...rest
}: SelectFieldProps<Value>) {
  return (
    <FieldFrame label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <select
          className={styles.control}
          onChange={(event) => onChange(event.target.value as Value)}
          {...rest}
          {...control}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A select for a short list. Memoised, so that keystrokes in other fields do not render it. */
export const SelectField = memo(SelectFieldOf) as typeof SelectFieldOf;
