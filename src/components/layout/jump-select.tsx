import { classNames } from '../class-names';
import * as styles from './jump-select.module.css';

export interface JumpPart {
  /** Of the element in the page that the choice leads to. */
  id: string;
  title: string;
}

interface JumpSelectProps {
  label: string;
  parts: readonly JumpPart[];
  /** The part that is shown; left out where all stand one below the other. */
  current?: string | undefined;
  onGo: (id: string) => void;
  className?: string | undefined;
}

/** The parts of a long page to choose from; a phone opens its own list for it. */
export function JumpSelect({ label, parts, current = '', onGo, className }: JumpSelectProps) {
  return (
    <select
      className={classNames(styles.select, className)}
      aria-label={label}
      value={current}
      onChange={({ target }) => onGo(target.value)}
    >
      {current === '' && (
        <option value="" hidden>
          {label}
        </option>
      )}
      {parts.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
