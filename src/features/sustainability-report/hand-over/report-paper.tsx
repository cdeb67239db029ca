import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../core/dates/format-day';
import { Facts } from '../../../components/layout/facts';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useDisclosureName } from '../hooks/use-disclosure-name';
import type { ReportView } from '../report-view';
import * as styles from './paper.module.css';
import { PaperSection } from './paper-section';

/** The whole report for paper, in the order of the taxonomy. */
export function ReportPaper({ view }: { view: ReportView }) {
  const { t } = useTranslation('sustainability-report');
  const { locale } = useLocale();
  const nameOf = useDisclosureName();
  const { companyName, period, currency } = view.report;
  const day = (value: string) => formatDay(`${value}T00:00:00Z`, locale, 'UTC');
  return (
    <article className={styles.paper}>
      <Facts
        facts={[
          { name: t('paper.company'), value: companyName },
          { name: t('paper.period'), value: `${day(period.start)} – ${day(period.end)}` },
          { name: t('paper.module'), value: t(`module.${view.module}`) },
          { name: t('paper.currency'), value: currency },
        ]}
      />
      <p className={styles.muted}>{t('paper.standard')}</p>
      {view.disclosures.map(({ id, sections }) => (
        <section key={id} className={styles.part}>
          <h2 className={styles.heading}>{nameOf(id)}</h2>
          {sections.map((section) => (
            <PaperSection key={section.id} view={view} section={section} />
          ))}
        </section>
      ))}
    </article>
  );
}
