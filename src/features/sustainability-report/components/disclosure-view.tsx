import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import type { Disclosure } from '../../../../core/terms/disclosures';
import { ButtonRoute } from '../../../components/ui/button-route';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useDisclosureName } from '../../../domain/reports/use-disclosure-name';
import { reportPath } from '../paths';
import type { ReportView } from '../report-view';
import { Contradictions } from './contradictions';
import { DisclosureEvidence } from './disclosure-evidence';
import * as styles from './report.module.css';
import { SectionCard } from './section-card';

/** A disclosure with its sections, and links to the previous and next one. */
export function DisclosureView({ view, current }: { view: ReportView; current: Disclosure }) {
  const { t } = useTranslation('sustainability-report');
  const { pathTo } = useLocale();
  const nameOf = useDisclosureName();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  // After changing the disclosure, the focus moves to its heading.
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus();
    shown.current = current;
  }, [current]);
  const place = view.disclosures.findIndex(({ id }) => id === current);
  const [before, after] = [view.disclosures[place - 1], view.disclosures[place + 1]];
  const sections = view.disclosures[place]?.sections ?? [];
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {nameOf(current)}
      </h2>
      <Contradictions view={view} sections={sections} />
      {sections.map((section) => (
        <SectionCard key={section.id} section={section} />
      ))}
      <DisclosureEvidence key={current} disclosure={current} />
      <div className={styles.turns}>
        {before ? (
          <ButtonRoute to={pathTo(reportPath(view.report.year, before.id))}>
            {t('nav.before', { name: nameOf(before.id) })}
          </ButtonRoute>
        ) : (
          <span />
        )}
        {after && (
          <ButtonRoute variant="primary" to={pathTo(reportPath(view.report.year, after.id))}>
            {t('nav.after', { name: nameOf(after.id) })}
          </ButtonRoute>
        )}
      </div>
    </>
  );
}
