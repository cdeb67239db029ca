import type { Fact } from '../../../core/vsme/facts';
import type { Concept } from '../../../core/vsme/taxonomy';
import { useReportTexts } from './use-report-texts';
import type { ReadReport } from './read-report';
import * as styles from './report-print.module.css';

interface PrintValueProps {
  view: ReadReport;
  concept: Concept;
  fact: Fact;
  /** Shown next to the value if there is no space for columns. */
  column?: string;
}

/** A value in its cell. */
export function PrintValue({ view, concept, fact, column }: PrintValueProps) {
  const texts = useReportTexts();
  const text = texts.fact(concept, fact, view.report.currency);
  if (typeof fact.value !== 'number') return <td data-column={column}>{text}</td>;
  // In a narrow column the unit goes below the number.
  return (
    <td className={styles.figure} data-column={column}>
      {text.replaceAll('\u00A0', ' ')}
    </td>
  );
}
