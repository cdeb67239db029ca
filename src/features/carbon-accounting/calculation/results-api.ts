import type {
  CalculationAnswer,
  EmissionResultList,
  EmissionResultQuery,
} from '../../../../core/contracts/ca-emission-results';
import { api } from '../../../lib/api/api';
import { hasList, hasObject } from '../../../lib/api/shapes';
import type { OfYear } from '../api';
import { calculationTimeoutMs } from './mark-calculation';
import { resourcePath } from '../records/resources';

/** Filters result rows: by scope, and by one sector, supplier, country or activity. */
export type ResultFilter = Omit<EmissionResultQuery, 'page' | 'pageSize' | 'year'>;

/** Results have many rows, which are seldom all viewed. */
const pageSize = 200;

const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getResults: build.infiniteQuery<EmissionResultList, OfYear & ResultFilter, number>({
      query: ({ queryArg: { projectId, ...wanted }, pageParam: page }) => ({
        url: resourcePath('results', projectId),
        params: { ...wanted, page, pageSize },
        expect: hasList,
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ meta: { pagination } }) =>
          pagination.page < pagination.pageCount ? pagination.page + 1 : undefined,
      },
      providesTags: ['CarbonResults'],
    }),
    calculate: build.mutation<CalculationAnswer['data'], OfYear>({
      query: ({ projectId, year }) => ({
        url: `${resourcePath('results', projectId)}/calculate`,
        method: 'POST',
        body: { year },
        timeout: calculationTimeoutMs,
        expect: hasObject('data'),
      }),
      transformResponse: ({ data }: CalculationAnswer) => data,
    }),
  }),
});

export const { useGetResultsInfiniteQuery, useCalculateMutation } = resultsApi;
