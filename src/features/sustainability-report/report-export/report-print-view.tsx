import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../core/dates/format-day';
import { Facts } from '../../../components/layout/facts';
import { PrintView, PrintPart } from '../../../components/layout/print-view';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useDisclosureName } from '../../../domain/reports/use-disclosure-name';
import type { ReportView } from '../report-view';
import * as styles from './print.module.css';
import { EvidenceNames } from '../../../domain/reports/evidence-names';
import { PrintSection } from '../../../domain/reports/print-section';
import { printSections } from '../report-lines';

/** The whole report for print, in the order of the taxonomy. */
export function ReportPrintView({ view }: { view: ReportView }) {
  const { t } = useTranslation('sustainability-report');
  const { locale } = useLocale();
  const nameOf = useDisclosureName();
  const { companyName, period, currency } = view.report;
  const day = (value: string) => formatDay(`${value}T00:00:00Z`, locale, 'UTC');
  return (
    <PrintView>
      <Facts
        facts={[
          { name: t('paper.company'), value: companyName },
          { name: t('paper.period'), value: `${day(period.start)} – ${day(period.end)}` },
          { name: t('paper.module'), value: t(`module.${view.module}`) },
          { name: t('paper.currency'), value: currency },
        ]}
      />
      <p className={styles.muted}>{t('paper.standard')}</p>
      {printSections(view).map(({ id, sections }) => (
        <PrintPart key={id} title={nameOf(id)}>
          {sections.map((section) => (
            <PrintSection key={section.id} view={view} section={section} />
          ))}
          <EvidenceNames files={view.report.evidence} of={id} />
        </PrintPart>
      ))}
    </PrintView>
  );
}
