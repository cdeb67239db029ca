import type { ActivityRecord } from '../../../core/contracts/ca-activities-data';
import type { Deleted } from '../../../core/contracts/ca-common';
import type {
  CalculationAnswer,
  EmissionResultList,
  EmissionResultQuery,
} from '../../../core/contracts/ca-emission-results';
import type { SpendDistribution } from '../../../core/contracts/ca-spend-distributions';
import type { SpendVolume } from '../../../core/contracts/ca-spend-volumes';
import type { SupplierInput } from '../../../core/contracts/ca-supplier-inputs';
import type {
  CopyYearAnswer,
  YearOverviewList,
  YearReport,
  YearReportAnswer,
} from '../../../core/contracts/ca-years';
import { fetchAllPages } from '../../lib/api/all-pages';
import { api, type ApiTag } from '../../lib/api/api';
import { hasList, hasObject } from '../../lib/api/shapes';
import { registerPopulate } from '../../lib/populate/modules';
import { registerEvents } from '../../lib/realtime/event-reactions';
import {
  beginCalculation,
  endCalculation,
  failCalculation,
  longestCalculationMs,
} from './calculation/calculation-mark';
import { failureForgotten } from './calculation/carbon-slice';
import { resources, type Resource } from './records/resources';

export type YearOverview = YearOverviewList['data'][number];

/** A year of a project's accounts. */
export interface OfYear {
  projectId: number;
  year: number;
}

/** Which rows of results: of a scope, and of one sector, supplier, country or activity. */
export type ResultFilter = Omit<EmissionResultQuery, 'page' | 'pageSize' | 'year'>;

const pageSize = 1000;
/** Rows of results are many and are seldom all looked at. */
const resultsPageSize = 200;

const path = (resource: Resource, projectId: number) => `/${resources[resource]}/project/${projectId}`;

export const carbonApi = api.injectEndpoints({
  endpoints: (build) => ({
    getYears: build.query<YearOverview[], number>({
      query: (projectId) => ({ url: `${path('results', projectId)}/years`, expect: hasList }),
      transformResponse: ({ data }: YearOverviewList) => data,
      providesTags: ['CarbonYears'],
    }),
    /** Null for a year that was not calculated. */
    getReport: build.query<YearReport | null, OfYear>({
      async queryFn({ projectId, year }, _api, _extraOptions, send) {
        const url = `${path('results', projectId)}/year/${year}`;
        const { data, error } = await send({ url, expect: hasObject('data') });
        if (error) return error.status === 404 ? { data: null } : { error };
        return { data: (data as YearReportAnswer).data };
      },
      providesTags: ['CarbonResults'],
    }),
    getResults: build.infiniteQuery<EmissionResultList, OfYear & ResultFilter, number>({
      query: ({ queryArg: { projectId, ...wanted }, pageParam: page }) => ({
        url: path('results', projectId),
        params: { ...wanted, page, pageSize: resultsPageSize },
        expect: hasList,
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ meta: { pagination } }) =>
          pagination.page < pagination.pageCount ? pagination.page + 1 : undefined,
      },
      providesTags: ['CarbonResults'],
    }),

    getActivities: build.query<ActivityRecord[], OfYear>({
      queryFn: ({ projectId, year }, _api, _extraOptions, send) =>
        fetchAllPages(send, { url: path('activities', projectId), params: { year } }, pageSize),
      providesTags: ['Activities'],
    }),
    getSpendVolumes: build.query<SpendVolume[], OfYear>({
      queryFn: ({ projectId, year }, _api, _extraOptions, send) =>
        fetchAllPages(send, { url: path('spend', projectId), params: { year } }, pageSize),
      providesTags: ['SpendVolumes'],
    }),
    getDistributions: build.query<SpendDistribution[], OfYear>({
      queryFn: ({ projectId, year }, _api, _extraOptions, send) =>
        fetchAllPages(send, { url: path('distributions', projectId), params: { year } }, pageSize),
      providesTags: ['SpendDistributions'],
    }),
    getSupplierInputs: build.query<SupplierInput[], OfYear>({
      queryFn: ({ projectId, year }, _api, _extraOptions, send) =>
        fetchAllPages(send, { url: path('suppliers', projectId), params: { year } }, pageSize),
      providesTags: ['SupplierInputs'],
    }),

    calculate: build.mutation<CalculationAnswer['data'], OfYear>({
      query: ({ projectId, year }) => ({
        url: `${path('results', projectId)}/calculate`,
        method: 'POST',
        body: { year },
        timeout: longestCalculationMs,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: CalculationAnswer) => data,
    }),
    copyYear: build.mutation<CopyYearAnswer['data'], OfYear & { from: number }>({
      query: ({ projectId, year, from }) => ({
        url: `${path('results', projectId)}/year/${year}/copy`,
        method: 'POST',
        body: { from },
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: CopyYearAnswer) => data,
      invalidatesTags: ['CarbonYears', 'Activities', 'SpendVolumes', 'SpendDistributions', 'SupplierInputs'],
    }),
    deleteYearOf: build.mutation<Deleted['data'], OfYear & { resource: Resource }>({
      query: ({ projectId, year, resource }) => ({
        url: `${path(resource, projectId)}/year/${year}`,
        method: 'DELETE',
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: Deleted) => data,
    }),
    /** Deletes what belongs to nothing any more, of one year or of all. */
    cleanUp: build.mutation<Deleted['data'], { projectId: number; resource: Resource; year?: number }>({
      query: ({ projectId, resource, year }) => ({
        url: `${path(resource, projectId)}/cleanup`,
        method: 'POST',
        body: year === undefined ? {} : { year },
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: Deleted) => data,
    }),
  }),
});

registerEvents({
  emissions: ['CarbonYears', 'CarbonResults'],
  /** Whoever starts it, everybody sees that it runs, and why it failed. */
  calculation: ({ action, year = 0, data }, dispatch) => {
    if (action === 'running') beginCalculation(dispatch, year);
    if (action === 'failed') failCalculation(dispatch, year, data);
    if (action !== 'completed') return [];
    endCalculation(dispatch, year);
    dispatch(failureForgotten(year));
    return ['CarbonYears', 'CarbonResults'];
  },
  activity: ['Activities', 'CarbonYears', 'CarbonResults'],
  spend: ['SpendVolumes', 'CarbonYears', 'CarbonResults'],
  'spend-distribution': ['SpendDistributions', 'SupplierInputs', 'CarbonYears', 'CarbonResults'],
  'supplier-input': ['SupplierInputs', 'CarbonYears', 'CarbonResults'],
});

/** What of a year says that there is something of a kind; the server prepares a kind of which no year has any. */
const kinds: Record<Resource, { tag: ApiTag; isThere: (year: YearOverview) => boolean }> = {
  results: { tag: 'CarbonResults', isThere: ({ totals }) => totals !== null },
  activities: {
    tag: 'Activities',
    isThere: ({ completeness: { scope1Activities, scope2Activities } }) =>
      scope1Activities + scope2Activities > 0,
  },
  spend: { tag: 'SpendVolumes', isThere: ({ completeness }) => completeness.spendVolume },
  distributions: {
    tag: 'SpendDistributions',
    isThere: ({ completeness }) => completeness.distributedShare > 0,
  },
  suppliers: {
    tag: 'SupplierInputs',
    isThere: ({ completeness: { supplierInputs, unassignedSupplierInputs } }) =>
      supplierInputs + unassignedSupplierInputs > 0,
  },
};

for (const [resource, { tag, isThere }] of Object.entries(kinds) as [Resource, (typeof kinds)[Resource]][])
  registerPopulate({
    name: resources[resource],
    priority: 6,
    url: (projectId) => `${path(resource, projectId)}/populate`,
    isEmpty: (state, projectId) => {
      const { data } = carbonApi.endpoints.getYears.select(projectId)(state as never);
      return data !== undefined && !data.some(isThere);
    },
    tags: [tag, 'CarbonYears'],
  });

export const {
  useGetYearsQuery,
  useGetReportQuery,
  useGetResultsInfiniteQuery,
  useGetActivitiesQuery,
  useGetSpendVolumesQuery,
  useGetDistributionsQuery,
  useGetSupplierInputsQuery,
  useCalculateMutation,
  useCopyYearMutation,
} = carbonApi;
