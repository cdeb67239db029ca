import { useTranslation } from 'react-i18next';
import { hasOpenRows, type ReportSection } from '../../../../core/vsme/taxonomy';
import { PaperSubheading } from '../../../components/layout/paper';
import { useReportTexts } from '../hooks/use-report-texts';
import type { ReportView } from '../report-view';
import * as styles from './paper.module.css';
import { ColumnTable, PlainTable, RowTable } from './paper-tables';
import { linesOf } from './report-lines';

/** A section on paper: its values, or that it does not apply or is left out. */
export function PaperSection({ view, section }: { view: ReportView; section: ReportSection }) {
  const texts = useReportTexts();
  return (
    <div>
      <PaperSubheading>{texts.section(section)}</PaperSubheading>
      <Content view={view} section={section} />
    </div>
  );
}

function Content({ view, section }: { view: ReportView; section: ReportSection }) {
  const { t } = useTranslation('sustainability-report');
  const omission = view.report.omissions.find((each) => each.section === section.id);
  const lines = linesOf(section, view.facts);
  if (omission)
    return (
      <p className={styles.said}>
        {t(`paper.${omission.kind}`)}
        {omission.kind === 'notApplicable' && omission.reason !== '' && ` ${omission.reason}`}
      </p>
    );
  if (lines.length === 0) return <p className={styles.muted}>{t('paper.nothing')}</p>;
  const table = { view, section, lines };
  if (!section.table) return <PlainTable {...table} />;
  return hasOpenRows(section) ? <RowTable {...table} /> : <ColumnTable {...table} />;
}
