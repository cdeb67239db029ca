import type { ImportList, UndoAnswer } from '../../../../core/contracts/ca-imports';
import { api } from '../../../lib/api/api';
import { fileTimeoutMs } from '../../../lib/api/files';
import { hasList, hasObject } from '../../../lib/api/shapes';

const pageSize = 10;

export const importsPath = (projectId: number) => `/ca-imports/project/${projectId}`;

/** Cache tags of everything that an import or its undo changes. */
export const importedTags = [
  ...(['CarbonImports', 'Invoices', 'CarbonYears', 'CarbonResults', 'Activities'] as const),
  ...(['SpendVolumes', 'SpendDistributions', 'SupplierInputs'] as const),
];

const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    getImports: build.infiniteQuery<ImportList, number, number>({
      query: ({ queryArg: projectId, pageParam: page }) => ({
        url: importsPath(projectId),
        params: { page, pageSize },
        expect: hasList,
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ meta: { pagination } }) =>
          pagination.page < pagination.pageCount ? pagination.page + 1 : undefined,
      },
      providesTags: ['CarbonImports'],
    }),
    undoImport: build.mutation<UndoAnswer['data'], { projectId: number; id: string }>({
      query: ({ projectId, id }) => ({
        url: `${importsPath(projectId)}/${id}`,
        method: 'DELETE',
        timeout: fileTimeoutMs,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: UndoAnswer) => data,
      invalidatesTags: importedTags,
    }),
  }),
});

export const { useGetImportsInfiniteQuery, useUndoImportMutation } = importApi;
