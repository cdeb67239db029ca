import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import type { YearVerification } from '../../../../core/contracts/ca-verifications';
import { ScreenOnly } from '../../../components/layout/print-view';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { EvidenceFiles } from '../../../domain/evidence/evidence-files';
import { EvidenceLines } from '../../../domain/evidence/evidence-lines';
import { useEvidence } from '../../../domain/evidence/use-evidence';
import { useProjectId } from '../../../lib/session/use-session';
import * as styles from '../records/update.module.css';
import { useAccess } from '../shared/use-access';
import { useGetVerificationEvidenceQuery, verificationEvidencePath } from './verification-evidence-api';

interface VerificationEvidenceProps {
  year: number;
  verification: YearVerification;
}

/** The verifier's statement as files; after a withdrawal those that are left. */
export function VerificationEvidence({ year, verification }: VerificationEvidenceProps) {
  const { t } = useTranslation('carbon-results');
  const { canManage } = useAccess();
  const of = { projectId: useProjectId() ?? 0, year };
  // The server has no verification yet, so it accepts no files.
  const isUnsent = verification.version === 0;
  const {
    currentData: files,
    isError,
    refetch,
  } = useGetVerificationEvidenceQuery(isUnsent ? skipToken : of, { refetchOnMountOrArgChange: true });
  const evidence = useEvidence({ url: verificationEvidencePath(of), files: files ?? [], refetch });
  const isStated = verification.stated !== null;
  if (isUnsent || !(isStated || files?.length || evidence.removed)) return null;
  return (
    <ScreenOnly>
      <div className={styles.sum}>
        <h3 className={styles.name}>{t('verification.statement.title')}</h3>
        <p className={styles.hint}>{t(`verification.statement.${isStated ? 'hint' : 'withdrawn'}`)}</p>
        {!files && !isError && <SkeletonLines label={t('evidence:loading')} />}
        {!files && isError && <LoadFailure title={t('evidence:failed')} onRetry={() => void refetch()} />}
        {files && canManage && <EvidenceFiles evidence={evidence} />}
        {files && !canManage && files.length === 0 && <p>{t('evidence:none')}</p>}
        {files && !canManage && <EvidenceLines url={evidence.url} files={files} />}
      </div>
    </ScreenOnly>
  );
}
