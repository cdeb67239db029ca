import { useTranslation } from 'react-i18next';
import type { YearVerification } from '../../../../core/contracts/ca-verifications';
import { ScreenOnly } from '../../../components/layout/print-view';
import { EvidenceFiles } from '../../../domain/evidence/evidence-files';
import { EvidenceLines } from '../../../domain/evidence/evidence-lines';
import { useEvidence } from '../../../domain/evidence/use-evidence';
import { useEvidencePlace } from '../../../domain/evidence/use-evidence-place';
import { useProjectId } from '../../../lib/session/use-session';
import * as fields from '../shared/fields.module.css';
import * as styles from './verification.module.css';
import { useAccess } from '../shared/use-access';

interface VerificationEvidenceProps {
  year: number;
  verification: YearVerification;
}

/** The verifier's statement as files; after a withdrawal those that are left. */
export function VerificationEvidence({ year, verification }: VerificationEvidenceProps) {
  const { t } = useTranslation('carbon-results');
  const { canManage } = useAccess();
  const projectId = useProjectId() ?? 0;
  // The server has no verification yet, so it accepts no files.
  const isUnsent = verification.version === 0;
  const { url, list } = useEvidencePlace(
    { url: `/ca-verifications/project/${projectId}/year/${year}/evidence`, tag: 'CarbonResults' },
    !isUnsent,
  );
  const evidence = useEvidence({ url, list });
  const isStated = verification.stated !== null;
  if (isUnsent || !(isStated || list.files?.length || evidence.removed)) return null;
  return (
    <ScreenOnly>
      <div className={styles.statement}>
        <h3 className={styles.statementTitle}>{t('verification.statement.title')}</h3>
        <p className={fields.hint}>{t(`verification.statement.${isStated ? 'hint' : 'withdrawn'}`)}</p>
        {canManage ? <EvidenceFiles evidence={evidence} /> : <EvidenceLines url={url} list={list} />}
      </div>
    </ScreenOnly>
  );
}
