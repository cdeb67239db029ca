import { skipToken } from '@reduxjs/toolkit/query/react';
import type { EvidenceFile, EvidenceList } from '../../../core/contracts/ca-evidence';
import { api, type ApiTag } from '../../lib/api/api';
import { hasList } from '../../lib/api/shapes';
import type { EvidencePlace } from './use-evidence';

interface EvidenceQuery {
  /** Below `/api`. */
  url: string;
  /** Data that becomes stale together with the files. */
  tag?: ApiTag | undefined;
}

const evidenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEvidence: build.query<EvidenceFile[], EvidenceQuery>({
      query: ({ url }) => ({ url, expect: hasList }),
      transformResponse: ({ data }: EvidenceList) => data,
      providesTags: (_result, _error, { tag }) => (tag ? [tag] : []),
    }),
  }),
});

/** The files at a URL, which are listed by the server once `isThere`. */
export function useEvidencePlace({ url, tag }: EvidenceQuery, isThere = true): EvidencePlace {
  const {
    currentData: files,
    isError: hasFailed,
    refetch,
  } = evidenceApi.useGetEvidenceQuery(isThere ? { url, tag } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return { url, list: { files, hasFailed, refetch } };
}
