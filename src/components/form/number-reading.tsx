import { useState } from 'react';
import { useNumberReading } from '../../lib/i18n/use-number-reading';
import * as styles from './field.module.css';

/**
 * Shows how a number is read if two readings are possible: in `12.345` the point may separate thousands or decimals.
 * Shows nothing until the text differs from the initial one.
 */
export function NumberReading({ text }: { text: string }) {
  const reading = useNumberReading()(text);
  const [opened] = useState(text);
  return <div role="status">{text !== opened && reading && <p className={styles.hint}>{reading}</p>}</div>;
}
