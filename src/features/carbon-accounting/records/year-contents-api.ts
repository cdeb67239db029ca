import type { Deleted, OrphanList } from '../../../../core/contracts/ca-common';
import type { CopyYearAnswer } from '../../../../core/contracts/ca-years';
import { api } from '../../../lib/api/api';
import { hasObject } from '../../../lib/api/shapes';
import type { OfYear } from '../api';
import { resourcePath, type Resource } from './resources';

/** All records of a year at once: copied, deleted, cleaned up. */
export const yearContentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    copyYear: build.mutation<CopyYearAnswer['data'], OfYear & { from: number }>({
      query: ({ projectId, year, from }) => ({
        url: `${resourcePath('results', projectId)}/year/${year}/copy`,
        method: 'POST',
        body: { from },
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: CopyYearAnswer) => data,
      invalidatesTags: ['CarbonYears', 'Activities', 'SpendVolumes', 'SpendDistributions', 'SupplierInputs'],
    }),
    deleteYearOf: build.mutation<Deleted['data'], OfYear & { resource: Resource }>({
      query: ({ projectId, year, resource }) => ({
        url: `${resourcePath(resource, projectId)}/year/${year}`,
        method: 'DELETE',
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: Deleted) => data,
    }),
    /** Orphaned records of all years. */
    getOrphans: build.query<OrphanList['data'], { projectId: number; resource: Resource }>({
      query: ({ projectId, resource }) => ({
        url: `${resourcePath(resource, projectId)}/cleanup`,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: OrphanList) => data,
    }),
    /** Deletes orphaned records of one year or of all. */
    cleanUp: build.mutation<Deleted['data'], { projectId: number; resource: Resource; year?: number }>({
      query: ({ projectId, resource, year }) => ({
        url: `${resourcePath(resource, projectId)}/cleanup`,
        method: 'POST',
        body: year === undefined ? {} : { year },
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: Deleted) => data,
    }),
  }),
});

export const { useCopyYearMutation } = yearContentsApi;
