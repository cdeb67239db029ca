import { useId } from 'react';
import { flushSync } from 'react-dom';
import { OwnForm } from '../../../components/form/own-form';
import { isComposing } from '../../../components/ui/is-composing';
import { NumberReading } from '../../../components/form/number-reading';
import * as styles from './number-cell.module.css';

interface NumberInputProps {
  /** The field's name in the surrounding form; omitted outside forms, where the field gets its own form element. */
  name?: string;
  label: string;
  unit: string;
  /** Whether the unit is shown elsewhere, such as in the column header. */
  hidesUnit?: boolean | undefined;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  onKeyDown?: (key: string) => void;
}

/** A narrow number field with its unit, for tables. */
export function NumberInput({
  name,
  label,
  unit,
  hidesUnit = false,
  value,
  error,
  onChange,
  onBlur,
  onFocus,
  onKeyDown,
}: NumberInputProps) {
  const errorId = useId();
  const Frame = name === undefined ? OwnForm : 'div';
  return (
    <div className={styles.cell}>
      <Frame className={styles.field}>
        <input
          type="text"
          name={name}
          inputMode="decimal"
          autoComplete="off"
          className={styles.input}
          aria-label={`${label}, ${unit}`}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          onFocus={(event) => {
            // The focused field shows another format, which must be rendered before it is selected.
            if (onFocus) flushSync(onFocus);
            event.target.select();
          }}
          onKeyDown={({ key, nativeEvent }) => {
            if (!isComposing(nativeEvent)) onKeyDown?.(key);
          }}
        />
        {!hidesUnit && (
          <span className={styles.unit} aria-hidden>
            {unit}
          </span>
        )}
      </Frame>
      <NumberReading text={value} />
      <div role="alert">
        {error !== undefined && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
