import { useId, type ReactNode } from 'react';
import * as styles from './choice-group.module.css';
import { FieldError, OptionalMark, type FieldProps } from './field-frame';
import * as fieldStyles from './field.module.css';

interface ChoiceGroupProps<Value extends string> extends FieldProps {
  /** One of the options, or any number of them. */
  kind: 'one' | 'many';
  /** Of the field of a form. */
  name?: string;
  value: readonly Value[];
  options: readonly { value: Value; label: ReactNode }[];
  disabled?: boolean;
  onChange: (value: readonly Value[]) => void;
}

/** All options visible, one below another: radio buttons or checkboxes. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, optional, hint, error, kind, name, value, options, disabled = false, onChange } = props;
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}hint`;
  const errorId = error === undefined ? undefined : `${id}error`;
  const choose = (option: Value) => {
    if (kind === 'one') return onChange([option]);
    onChange(value.includes(option) ? value.filter((each) => each !== option) : [...value, option]);
  };
  return (
    <fieldset
      name={name}
      className={styles.group}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      disabled={disabled}
    >
      <legend className={styles.legend}>
        {label}
        <OptionalMark word={optional} />
      </legend>
      {hint !== undefined && (
        <p className={fieldStyles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={id}
              value={option.value}
              checked={value.includes(option.value)}
              aria-invalid={kind === 'many' && error !== undefined ? true : undefined}
              onChange={() => choose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
