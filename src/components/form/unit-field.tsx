import type { InputHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../ui/visually-hidden';
import { FieldFrame, type FieldProps } from './field-frame';
import { NumberReading } from './number-reading';
import * as fieldStyles from './field.module.css';
import * as styles from './unit-field.module.css';

interface UnitFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type'> {
  value: string;
  /** Shown after the number, and announced with the label. */
  unit?: string | undefined;
  onChange: (value: string) => void;
}

/** A number with its unit; the number may be typed in any language's notation. */
export function UnitField(props: UnitFieldProps) {
  const { label, optional, hint, error, unit, onChange, ...rest } = props;
  const accessibleLabel = (
    <>
      {label}
      {unit && <VisuallyHidden>{` (${unit})`}</VisuallyHidden>}
    </>
  );
  return (
    <FieldFrame label={accessibleLabel} optional={optional} hint={hint} error={error}>
      {(control) => (
        <>
          <div className={styles.row}>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              className={classNames(fieldStyles.control, styles.number)}
              onChange={(event) => onChange(event.target.value)}
              {...rest}
              {...control}
            />
            {unit && (
              <span className={styles.unit} aria-hidden>
                {unit}
              </span>
            )}
          </div>
          {rest.inputMode !== 'numeric' && <NumberReading text={rest.value} />}
        </>
      )}
    </FieldFrame>
  );
}
