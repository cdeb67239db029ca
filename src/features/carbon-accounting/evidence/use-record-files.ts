import type { EvidencePlace } from '../../../domain/evidence/use-evidence';
import { useEvidencePlace } from '../../../domain/evidence/use-evidence-place';
import { useProjectId } from '../../../lib/session/use-session';
import { resources } from '../records/resources';

/** Lines of products. */
export const productLines = 'ca-product-lines';

/** The files of an activity record, or of a record of another resource; it may be unsent. */
export function useRecordFiles(recordId: string, resource?: typeof productLines): EvidencePlace {
  const projectId = useProjectId();
  const url = `/${resource ?? resources.activities}/project/${projectId ?? 0}/${recordId}/evidence`;
  return useEvidencePlace({ url }, projectId !== undefined);
}
