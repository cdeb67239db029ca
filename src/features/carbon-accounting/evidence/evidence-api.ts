import type { EvidenceFile, EvidenceList } from '../../../../core/contracts/ca-evidence';
import { api } from '../../../lib/api/api';
import { hasList } from '../../../lib/api/shapes';
import { resources } from '../records/resources';

/** An activity record whose files are meant; it need not have been sent yet. */
interface OfRecord {
  projectId: number;
  recordId: string;
}

export const evidencePath = ({ projectId, recordId }: OfRecord) =>
  `/${resources.activities}/project/${projectId}/${recordId}/evidence`;

export const evidenceFilePath = ({ id, ...of }: OfRecord & { id: string }) => `${evidencePath(of)}/${id}`;

const evidenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEvidence: build.query<EvidenceFile[], OfRecord>({
      query: (of) => ({ url: evidencePath(of), expect: hasList }),
      transformResponse: ({ data }: EvidenceList) => data,
    }),
    deleteEvidence: build.mutation<unknown, OfRecord & { id: string }>({
      query: (file) => ({ url: evidenceFilePath(file), method: 'DELETE' }),
    }),
  }),
});

export const { useGetEvidenceQuery, useDeleteEvidenceMutation } = evidenceApi;
