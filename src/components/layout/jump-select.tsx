import { classNames } from '../class-names';
import * as styles from './jump-select.module.css';

export interface JumpPart {
  /** The id of the element to jump to. */
  id: string;
  title: string;
}

interface JumpSelectProps {
  label: string;
  parts: readonly JumpPart[];
  /** The current part; omitted if all are visible one below another. */
  current?: string | undefined;
  onGo: (id: string) => void;
  className?: string | undefined;
}

/** A menu of the parts of a long page; a phone uses its native list for it. */
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
