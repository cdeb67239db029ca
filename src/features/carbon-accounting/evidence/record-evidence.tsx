import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { useProjectId } from '../../../lib/session/use-session';
import { EvidenceLines } from '../../../domain/evidence/evidence-lines';
import * as styles from '../../../domain/evidence/evidence.module.css';
import { evidencePath, useGetEvidenceQuery, type productLines } from './evidence-api';

interface RecordEvidenceProps {
  recordId: string;
  /** By default an activity. */
  resource?: typeof productLines;
}

/** The files of a record, read only. */
export function RecordEvidence({ recordId, resource }: RecordEvidenceProps) {
  const { t } = useTranslation('evidence');
  const projectId = useProjectId();
  const of = { recordId, ...(resource && { resource }) };
  const {
    currentData: files,
    isError,
    refetch,
  } = useGetEvidenceQuery(projectId === undefined ? skipToken : { projectId, ...of }, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div role="group" aria-label={t('title')} className={styles.files}>
      {files?.length === 0 && <p className={styles.hint}>{t('none')}</p>}
      {files && projectId !== undefined && (
        <EvidenceLines url={evidencePath({ projectId, ...of })} files={files} />
      )}
      {!files && !isError && <SkeletonLines label={t('loading')} />}
      {!files && isError && <LoadFailure title={t('failed')} onRetry={() => void refetch()} />}
    </div>
  );
}
