import { skipToken } from '@reduxjs/toolkit/query/react';
import type { EvidencePlace } from '../../../domain/evidence/use-evidence';
import { useProjectId } from '../../../lib/session/use-session';
import { evidencePath, useGetEvidenceQuery, type productLines } from './evidence-api';

/** The files of an activity record, or of a record of another resource. */
export function useRecordFiles(recordId: string, resource?: typeof productLines): EvidencePlace {
  const projectId = useProjectId();
  const of = { projectId: projectId ?? 0, recordId, resource };
  const {
    currentData: files,
    isError: hasFailed,
    refetch,
  } = useGetEvidenceQuery(projectId === undefined ? skipToken : of, { refetchOnMountOrArgChange: true });
  return { url: evidencePath(of), list: { files, hasFailed, refetch } };
}
