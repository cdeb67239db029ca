import type { Overlap, OverlapList } from '../../../../core/contracts/ca-overlaps';
import { api } from '../../../lib/api/api';
import { hasList } from '../../../lib/api/shapes';
import type { OfYear } from '../api';

export const overlapsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverlaps: build.query<Overlap[], OfYear>({
      query: ({ projectId, year }) => ({
        url: `/ca-overlaps/project/${projectId}/year/${year}`,
        expect: hasList,
      }),
      transformResponse: ({ data }: OverlapList) => data,
      // Every change of an input reloads the list of years.
      providesTags: ['CarbonYears', 'SpendDistributions'],
    }),
  }),
});

export const { useGetOverlapsQuery } = overlapsApi;
