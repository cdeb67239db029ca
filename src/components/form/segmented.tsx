import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useScrollHint } from '../layout/use-scroll-hint';
import * as styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  legend: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A choice of one of a few visible options: radio buttons drawn as one bar. */
export function Segmented<Value extends string>({ legend, value, options, onChange }: SegmentedProps<Value>) {
  const name = useId();
  const [row, fading, more] = useScrollHint<HTMLFieldSetElement>();
  return (
    <fieldset ref={row} data-more={more} className={classNames(styles.group, fading)}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
