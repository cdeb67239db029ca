import type { EvidenceFile, EvidenceList } from '../../../../core/contracts/ca-evidence';
import { api } from '../../../lib/api/api';
import { hasList } from '../../../lib/api/shapes';
import { resources } from '../records/resources';

/** Lines of products. */
export const productLines = 'ca-product-lines';

/** The record that files belong to, by default an activity; it may be unsent. */
interface OfRecord {
  projectId: number;
  recordId: string;
  resource?: typeof productLines | undefined;
}

export const evidencePath = ({ projectId, recordId, resource }: OfRecord) =>
  `/${resource ?? resources.activities}/project/${projectId}/${recordId}/evidence`;

const evidenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEvidence: build.query<EvidenceFile[], OfRecord>({
      query: (of) => ({ url: evidencePath(of), expect: hasList }),
      transformResponse: ({ data }: EvidenceList) => data,
    }),
  }),
});

export const { useGetEvidenceQuery } = evidenceApi;
