import { useTranslation } from 'react-i18next';
import { placeKey } from '../../../core/terms/report-value';
import type { ReportSection } from '../../../core/vsme/taxonomy';
import { useReportTexts } from './use-report-texts';
import type { ReadReport } from './read-report';
import * as styles from './report-print.module.css';
import { PrintValue } from './print-value';
import { conceptsIn, membersIn, type ReportLine } from './section-lines';

interface PrintTableProps {
  view: ReadReport;
  section: ReportSection;
  lines: readonly ReportLine[];
}

/** Values outside tables, each with its name. */
export function PlainTable({ view, section, lines }: PrintTableProps) {
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

/** A table with fixed columns: sources of energy with their sum, base and target year. */
export function ColumnTable({ view, section, lines }: PrintTableProps) {
  const { t } = useTranslation('sustainability-report');
  const texts = useReportTexts();
  const members = membersIn(lines);
  const nameOf = (member: string) => (member === '' ? t('paper.sum') : texts.member(section, member));
  return (
    <table className={`${styles.table} ${styles.columns}`} aria-label={texts.section(section)}>
      <thead>
        <tr>
          <td />
          {members.map((member) => (
            <th key={member} scope="col" className={styles.figure}>
              {nameOf(member)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {conceptsIn(lines).map((concept) => (
          <tr key={concept.name}>
            <th scope="row">
              {texts.concept(concept.name)}
              <Sources view={view} lines={lines.filter((line) => line.concept === concept)} />
            </th>
            {members.map((member) => {
              const fact = view.facts.get(placeKey({ concept: concept.name, member }));
              return fact ? (
                <PrintValue key={member} view={view} concept={concept} fact={fact} column={nameOf(member)} />
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

/** A table row by row, each with its values below its name. */
export function RowTable({ view, section, lines }: PrintTableProps) {
  const { t } = useTranslation('sustainability-report');
  const texts = useReportTexts();
  return (
    <table className={styles.table} aria-label={texts.section(section)}>
      {membersIn(lines).map((member) => (
        <tbody key={member} className={styles.rows}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={styles.member}>
              {member === '' ? t('paper.sum') : texts.member(section, member)}
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

function ValueRow({ view, line }: { view: ReadReport; line: ReportLine }) {
  const { concept, fact } = line;
  const texts = useReportTexts();
  return (
    <tr>
      <th scope="row">
        {texts.concept(concept.name)}
        <Sources view={view} lines={[line]} />
      </th>
      <PrintValue view={view} concept={concept} fact={fact} />
    </tr>
  );
}

/** The sources of values that nobody has typed, for readers of someone else's report. */
function Sources({ view, lines }: { view: ReadReport; lines: readonly ReportLine[] }) {
  const { t } = useTranslation('sustainability-report');
  if (!view.namesSources) return null;
  const origins = new Set(lines.map(({ fact }) => fact.origin));
  return [...origins].map(
    (origin) =>
      origin !== 'entered' && (
        <span key={origin} className={styles.source}>
          {' '}
          {t('workbook.known', { source: t(`origin.${origin}`) })}
        </span>
      ),
  );
}
