import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetEvidenceQuery } from './evidence-api';
import { EvidenceLines } from './evidence-lines';
import * as styles from './evidence.module.css';

/** The files of a record, for the person who looks at it. */
export function RecordEvidence({ recordId }: { recordId: string }) {
  const { t } = useTranslation('carbon-files');
  const projectId = useProjectId();
  const {
    currentData: files,
    isError,
    refetch,
  } = useGetEvidenceQuery(projectId === undefined ? skipToken : { projectId, recordId }, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div role="group" aria-label={t('evidenceFiles.title')} className={styles.files}>
      {files?.length === 0 && <p className={styles.hint}>{t('evidenceFiles.none')}</p>}
      {files && <EvidenceLines recordId={recordId} files={files} />}
      {!files && !isError && <SkeletonLines label={t('carbon:load.loading')} />}
      {!files && isError && (
        <LoadFailure
          title={t('evidenceFiles.failed')}
          retryLabel={t('common:actions.tryAgain')}
          onRetry={() => void refetch()}
        >
          {t('carbon:load.failedText')}
        </LoadFailure>
      )}
    </div>
  );
}
