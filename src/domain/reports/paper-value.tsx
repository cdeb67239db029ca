import type { Fact } from '../../../core/vsme/facts';
import type { Concept } from '../../../core/vsme/taxonomy';
import { useReportTexts } from './use-report-texts';
import type { ReadReport } from './read-report';
import * as styles from './report-paper.module.css';

interface PaperValueProps {
  view: ReadReport;
  concept: Concept;
  fact: Fact;
}

/** A value in its cell. */
export function PaperValue({ view, concept, fact }: PaperValueProps) {
  const texts = useReportTexts();
  return (
    <td className={typeof fact.value === 'number' ? styles.figure : undefined}>
      {texts.fact(concept, fact, view.report.currency)}
    </td>
  );
}
