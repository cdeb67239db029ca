import type { EvidenceFile, EvidenceList } from '../../../../core/contracts/ca-evidence';
import { api } from '../../../lib/api/api';
import { hasList } from '../../../lib/api/shapes';
import type { OfYear } from '../api';

export const verificationEvidencePath = ({ projectId, year }: OfYear) =>
  `/ca-verifications/project/${projectId}/year/${year}/evidence`;

const verificationEvidenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVerificationEvidence: build.query<EvidenceFile[], OfYear>({
      query: (of) => ({ url: verificationEvidencePath(of), expect: hasList }),
      transformResponse: ({ data }: EvidenceList) => data,
      providesTags: ['CarbonResults'],
    }),
  }),
});

export const { useGetVerificationEvidenceQuery } = verificationEvidenceApi;
