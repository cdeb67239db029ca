import type { ActivityRecord } from '../../../core/contracts/ca-activities-data';
import type { Boundary, BoundaryAnswer } from '../../../core/contracts/ca-boundary';
import type { AccountingSettings, AccountingSettingsAnswer } from '../../../core/contracts/ca-settings';
import type { OwnActivity, OwnActivityList } from '../../../core/contracts/ca-own-activities';
import type { AllocationAnswer, AllocationOfYear } from '../../../core/contracts/ca-allocations';
import type { SpendDistribution } from '../../../core/contracts/ca-spend-distributions';
import type { SpendVolume } from '../../../core/contracts/ca-spend-volumes';
import type { SupplierInput } from '../../../core/contracts/ca-supplier-inputs';
import type { YearReport, YearReportAnswer } from '../../../core/contracts/ca-years';
import { fetchAllPages } from '../../lib/api/all-pages';
import { api } from '../../lib/api/api';
import { hasList, hasObject } from '../../lib/api/shapes';
import { resourcePath } from './records/resources';

/** A year of a project's accounts. */
export interface OfYear {
  projectId: number;
  year: number;
}

const pageSize = 1000;

/** What every page of the accounts needs, and what is loaded ahead for offline use. */
export const carbonApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a year that has not been calculated. */
    getReport: build.query<YearReport | null, OfYear>({
      async queryFn({ projectId, year }, _api, _extraOptions, send) {
        const url = `${resourcePath('results', projectId)}/year/${year}`;
        const { data, error } = await send({ url, expect: hasObject('data') });
        if (error) return error.status === 404 ? { data: null } : { error };
        return { data: (data as YearReportAnswer).data };
      },
      providesTags: ['CarbonResults'],
    }),

    getSettings: build.query<AccountingSettings, number>({
      query: (projectId) => ({ url: `/ca-settings/project/${projectId}`, expect: hasObject('data') }),
      transformResponse: ({ data }: AccountingSettingsAnswer) => data,
      providesTags: ['AccountingSettings'],
    }),
    /** Activities that the operator has added; empty for most. */
    getOwnActivities: build.query<OwnActivity[], number>({
      query: (projectId) => ({ url: `/ca-own-activities/project/${projectId}`, expect: hasList }),
      transformResponse: ({ data }: OwnActivityList) => data,
    }),
    getAllocation: build.query<AllocationOfYear, OfYear>({
      query: ({ projectId, year }) => ({
        url: `/ca-allocations/project/${projectId}/year/${year}`,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: AllocationAnswer) => data,
      providesTags: ['Allocations'],
    }),
    getBoundary: build.query<Boundary, number>({
      query: (projectId) => ({ url: `/ca-boundary/project/${projectId}`, expect: hasObject('data') }),
      transformResponse: ({ data }: BoundaryAnswer) => data,
      providesTags: ['AccountingSettings'],
    }),
    getActivities: build.query<ActivityRecord[], OfYear>({
      queryFn: ({ projectId, year }, _api, _extraOptions, send) =>
        fetchAllPages(send, { url: resourcePath('activities', projectId), params: { year } }, pageSize),
      providesTags: ['Activities'],
    }),
    getSpendVolumes: build.query<SpendVolume[], OfYear>({
      queryFn: ({ projectId, year }, _api, _extraOptions, send) =>
        fetchAllPages(send, { url: resourcePath('spend', projectId), params: { year } }, pageSize),
      providesTags: ['SpendVolumes'],
    }),
    getDistributions: build.query<SpendDistribution[], OfYear>({
      queryFn: ({ projectId, year }, _api, _extraOptions, send) =>
        fetchAllPages(send, { url: resourcePath('distributions', projectId), params: { year } }, pageSize),
      providesTags: ['SpendDistributions'],
    }),
    getSupplierInputs: build.query<SupplierInput[], OfYear>({
      queryFn: ({ projectId, year }, _api, _extraOptions, send) =>
        fetchAllPages(send, { url: resourcePath('suppliers', projectId), params: { year } }, pageSize),
      providesTags: ['SupplierInputs'],
    }),
  }),
});

export const {
  useGetSettingsQuery,
  useGetBoundaryQuery,
  useGetReportQuery,
  useGetOwnActivitiesQuery,
  useGetAllocationQuery,
  useGetActivitiesQuery,
  useGetSpendVolumesQuery,
  useGetDistributionsQuery,
  useGetSupplierInputsQuery,
} = carbonApi;
