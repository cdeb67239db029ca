import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../core/dates/format-day';
import type { SharedReport } from '../../../core/contracts/shared-report';
import { placeKey } from '../../../core/terms/report-value';
import { isInModule, type ReportSection } from '../../../core/vsme/taxonomy';
import type { Disclosure } from '../../../core/terms/disclosures';
import { taxonomy } from '../../../data/vsme/taxonomy';
import { Facts } from '../../components/layout/facts';
import { useLocale } from '../../lib/i18n/use-locale';
import { EvidenceNames } from './evidence-names';
import { SectionContent } from './print-section';
import type { ReadReport } from './read-report';
import { linesOf } from './section-lines';
import * as styles from './shared-report.module.css';
import { useDisclosureName } from './use-disclosure-name';
import { useReportTexts } from './use-report-texts';

/** A report as others read it: non-empty disclosures in the order of the taxonomy. */
export function SharedReportContent({ report }: { report: SharedReport }) {
  const { t } = useTranslation('sustainability-report');
  const { locale } = useLocale();
  const nameOf = useDisclosureName();
  const view = useMemo(() => viewOf(report), [report]);
  const day = (value: string) => formatDay(`${value}T00:00:00Z`, locale, 'UTC');
  return (
    <>
      <Facts
        facts={[
          { name: t('paper.company'), value: report.companyName },
          { name: t('paper.period'), value: `${day(report.period.start)} – ${day(report.period.end)}` },
          { name: t('paper.module'), value: t(`module.${report.module}`) },
          { name: t('paper.currency'), value: report.currency },
        ]}
      />
      {disclosuresOf(view, report).map(([id, sections]) => (
        <details key={id} className={styles.disclosure}>
          <summary>{nameOf(id)}</summary>
          {sections.map((section) => (
            <SharedSection key={section.id} view={view} section={section} />
          ))}
          <EvidenceNames files={report.evidence} of={id} />
        </details>
      ))}
    </>
  );
}

function SharedSection({ view, section }: { view: ReadReport; section: ReportSection }) {
  const texts = useReportTexts();
  return (
    <div className={styles.section}>
      <p className={styles.title}>{texts.section(section)}</p>
      <SectionContent view={view} section={section} />
    </div>
  );
}

const viewOf = (report: SharedReport): ReadReport => ({
  report,
  facts: new Map(report.facts.map((fact) => [placeKey(fact), fact])),
  namesSources: true,
});

/** Empty disclosures are not shown to others. */
function disclosuresOf(
  view: ReadReport,
  { module, omissions }: SharedReport,
): [Disclosure, ReportSection[]][] {
  const omitted = new Set(omissions.map(({ section }) => section));
  const byDisclosure = new Map<Disclosure, ReportSection[]>();
  for (const section of taxonomy.sections)
    if (isInModule(section, module) && (omitted.has(section.id) || linesOf(section, view.facts).length > 0))
      byDisclosure.set(section.disclosure, [...(byDisclosure.get(section.disclosure) ?? []), section]);
  return [...byDisclosure];
}
