import { useTranslation } from 'react-i18next';
import { hasOpenRows, type ReportSection } from '../../../core/vsme/taxonomy';
import { PrintSubheading } from '../../components/layout/print-view';
import { BoughtHeatNote } from './bought-heat-note';
import { useReportTexts } from './use-report-texts';
import type { ReadReport } from './read-report';
import * as styles from './report-print.module.css';
import { ColumnTable, PlainTable, RowTable } from './print-tables';
import { linesOf } from './section-lines';

/** A section of the print view, with its heading. */
export function PrintSection({ view, section }: { view: ReadReport; section: ReportSection }) {
  const texts = useReportTexts();
  return (
    <div>
      <PrintSubheading>{texts.section(section)}</PrintSubheading>
      <SectionContent view={view} section={section} />
    </div>
  );
}

/** The values of a section, or a note that it does not apply or is left out. */
export function SectionContent({ view, section }: { view: ReadReport; section: ReportSection }) {
  const { t } = useTranslation('sustainability-report');
  const omission = view.report.omissions.find((each) => each.section === section.id);
  const lines = linesOf(section, view.facts);
  if (omission)
    return (
      <p className={styles.statement}>
        {t(`paper.${omission.kind}`)}
        {omission.kind === 'notApplicable' && omission.reason !== '' && ` ${omission.reason}`}
      </p>
    );
  if (lines.length === 0) return <p className={styles.muted}>{t('paper.nothing')}</p>;
  const table = { view, section, lines };
  if (!section.table) return <PlainTable {...table} />;
  const isNarrow = view.namesSources === true;
  return (
    <>
      {isNarrow || hasOpenRows(section) ? <RowTable {...table} /> : <ColumnTable {...table} />}
      {section.id === 'energy' && <BoughtHeatNote view={view} section={section} />}
    </>
  );
}
