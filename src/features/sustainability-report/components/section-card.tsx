import { useTranslation } from 'react-i18next';
import { hasOpenRows, type ReportSection } from '../../../../core/vsme/taxonomy';
import { useReportContext } from '../hooks/use-report-context';
import { useReportTexts } from '../../../domain/reports/use-report-texts';
import { useLocale } from '../../../lib/i18n/use-locale';
import { sectionParagraph } from '../section-paragraph';
import { FixedTable } from './fixed-table';
import { OmissionField } from './omission-field';
import { OpenRows } from './open-rows';
import { PlainValues } from './plain-values';
import * as styles from './report.module.css';

/** A section of a report: its question, purpose and values. */
export function SectionCard({ section }: { section: ReportSection }) {
  const { t } = useTranslation('sustainability-report');
  const { locale } = useLocale();
  const { view } = useReportContext();
  const texts = useReportTexts();
  const omission = view.report.omissions.find((each) => each.section === section.id);
  const paragraph = sectionParagraph(section, locale);
  const headingId = `section-${section.id}`;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.sectionTitle}>
        {texts.section(section)}
      </h3>
      <p className={styles.guidance}>
        {t(`guidance.${section.id as 'basis'}`)}
        {paragraph && (
          <>
            {' '}
            <span className={styles.paragraph}>{t('section.paragraph', { paragraph })}</span>
          </>
        )}
      </p>
      <OmissionField section={section} omission={omission} />
      {!omission && <Values section={section} />}
    </section>
  );
}

function Values({ section }: { section: ReportSection }) {
  if (!section.table) return <PlainValues section={section} />;
  return hasOpenRows(section) ? <OpenRows section={section} /> : <FixedTable section={section} />;
}
