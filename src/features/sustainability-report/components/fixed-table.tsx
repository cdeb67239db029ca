import { conceptsOf, type ReportSection } from '../../../../core/vsme/taxonomy';
import { taxonomy } from '../../../../data/vsme/taxonomy';
import { useReportContext } from '../hooks/use-report-context';
import { useReportTexts } from '../../../domain/reports/use-report-texts';
import * as styles from './report.module.css';
import { ValueItem } from './value-item';

/** A table with a fixed set of columns: energy sources, base and target year. */
export function FixedTable({ section }: { section: ReportSection }) {
  const { view } = useReportContext();
  const texts = useReportTexts();
  const rows = section.table?.rows;
  const members = rows ? [...(taxonomy.membersOf(rows) ?? [])] : [];
  return (
    <>
      {conceptsOf(section).map(({ concept }) => {
        const total = view.facts.get(concept);
        const known = taxonomy.concepts.get(concept);
        return (
          <fieldset key={concept} className={styles.row}>
            <legend className={styles.legend}>
              {texts.concept(concept)}
              {rows === 'energySources' && total && known && (
                <span className={styles.total}>{texts.fact(known, total, view.report.currency)}</span>
              )}
            </legend>
            <div className={styles.cells}>
              {members.map((member) => (
                <ValueItem key={member} place={{ concept, member }} label={texts.member(section, member)} />
              ))}
            </div>
          </fieldset>
        );
      })}
    </>
  );
}
