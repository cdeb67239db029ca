import type { YearOverviewList } from '../../../core/contracts/ca-years';
import { api } from '../../lib/api/api';
import { hasList } from '../../lib/api/shapes';

export type YearOverview = YearOverviewList['data'][number];

/** The years of a project's carbon accounts, for their own area and for the self-assessment. */
export const carbonYearsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getYears: build.query<YearOverview[], number>({
      query: (projectId) => ({ url: `/ca-emission-results/project/${projectId}/years`, expect: hasList }),
      transformResponse: ({ data }: YearOverviewList) => data,
      providesTags: ['CarbonYears'],
    }),
  }),
});

export const { useGetYearsQuery } = carbonYearsApi;
