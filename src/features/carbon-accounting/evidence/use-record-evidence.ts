import { useEvidence, type Evidence } from '../../../domain/evidence/use-evidence';
import { useProjectId } from '../../../lib/session/use-session';
import { evidencePath, useGetEvidenceQuery, type productLines } from './evidence-api';

/** Files of an activity record, or of a record of another resource. */
export function useRecordEvidence(recordId: string, resource?: typeof productLines): Evidence {
  const of = { projectId: useProjectId() ?? 0, recordId, ...(resource && { resource }) };
  const { currentData: files = [], refetch } = useGetEvidenceQuery(of, { refetchOnMountOrArgChange: true });
  return useEvidence({ url: evidencePath(of), files, refetch });
}
