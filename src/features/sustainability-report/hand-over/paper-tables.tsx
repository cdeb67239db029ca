import { useTranslation } from 'react-i18next';
import { placeKey } from '../../../../core/vsme/report-value';
import type { ReportSection } from '../../../../core/vsme/taxonomy';
import { useReportTexts } from '../hooks/use-report-texts';
import type { ReportView } from '../report-view';
import * as styles from './paper.module.css';
import { PaperValue } from './paper-value';
import { conceptsIn, membersIn, type ReportLine } from './report-lines';

interface PaperTableProps {
  view: ReportView;
  section: ReportSection;
  lines: readonly ReportLine[];
}

/** Values outside of tables, each with its name. */
export function PlainTable({ view, section, lines }: PaperTableProps) {
  const texts = useReportTexts();
  return (
    <table className={styles.table} aria-label={texts.section(section)}>
      <tbody>
        {lines.map((line) => (
          <ValueRow key={line.concept.name} view={view} line={line} />
        ))}
      </tbody>
    </table>
  );
}

/** A table whose columns are always there: sources of energy with their sum, base and target year. */
export function ColumnTable({ view, section, lines }: PaperTableProps) {
  const { t } = useTranslation('sustainability-report');
  const texts = useReportTexts();
  const members = membersIn(lines);
  return (
    <table className={styles.table} aria-label={texts.section(section)}>
      <thead>
        <tr>
          <td />
          {members.map((member) => (
            <th key={member} scope="col" className={styles.figure}>
              {member === '' ? t('paper.sum') : texts.member(section, member)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {conceptsIn(lines).map((concept) => (
          <tr key={concept.name}>
            <th scope="row">{texts.concept(concept.name)}</th>
            {members.map((member) => {
              const fact = view.facts.get(placeKey({ concept: concept.name, member }));
              return fact ? (
                <PaperValue key={member} view={view} concept={concept} fact={fact} />
              ) : (
                <td key={member} />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table whose rows the company has added, each row with its values below its name. */
export function RowTable({ view, section, lines }: PaperTableProps) {
  const texts = useReportTexts();
  return (
    <table className={styles.table} aria-label={texts.section(section)}>
      {membersIn(lines).map((member) => (
        <tbody key={member} className={styles.rows}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={styles.member}>
              {texts.member(section, member)}
            </th>
          </tr>
          {lines
            .filter((line) => line.member === member)
            .map((line) => (
              <ValueRow key={line.concept.name} view={view} line={line} />
            ))}
        </tbody>
      ))}
    </table>
  );
}

function ValueRow({ view, line: { concept, fact } }: { view: ReportView; line: ReportLine }) {
  const texts = useReportTexts();
  return (
    <tr>
      <th scope="row">{texts.concept(concept.name)}</th>
      <PaperValue view={view} concept={concept} fact={fact} />
    </tr>
  );
}
