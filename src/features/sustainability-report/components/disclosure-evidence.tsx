import { useTranslation } from 'react-i18next';
import type { Disclosure } from '../../../../core/terms/disclosures';
import { EvidenceFiles } from '../../../domain/evidence/evidence-files';
import { EvidenceLines } from '../../../domain/evidence/evidence-lines';
import { useEvidence } from '../../../domain/evidence/use-evidence';
import { useProjectId } from '../../../lib/session/use-session';
import { evidenceUrl, useGetSustainabilityReportQuery } from '../api';
import { useReportContext } from '../hooks/use-report-context';
import * as styles from './report.module.css';

/** Files that are evidence for the values of a disclosure. */
export function DisclosureEvidence({ disclosure }: { disclosure: Disclosure }) {
  const { t } = useTranslation('sustainability-report');
  const { view, disabled } = useReportContext();
  const of = { projectId: useProjectId() ?? 0, year: view.report.year };
  const { refetch } = useGetSustainabilityReportQuery(of);
  const files = (view.report.evidence ?? []).filter((file) => file.disclosure === disclosure);
  const url = evidenceUrl(of);
  const list = { files, hasFailed: false, refetch };
  const evidence = useEvidence({ url, params: { disclosure }, list });
  return (
    <section className={styles.section} aria-labelledby="evidence">
      <h3 id="evidence" className={styles.sectionTitle}>
        {t('evidence:title')}
      </h3>
      <p className={styles.guidance}>{t('guidance.evidence')}</p>
      {disabled ? <EvidenceLines url={url} list={list} /> : <EvidenceFiles evidence={evidence} />}
    </section>
  );
}
