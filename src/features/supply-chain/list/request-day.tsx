import { Day } from '../../../components/ui/day';
import * as styles from './cells.module.css';

/** A day on one line; a dash for none. */
export function RequestDay({ value }: { value: string | null }) {
  return (
    <span className={styles.number}>
      <Day value={value} none="–" />
    </span>
  );
}
