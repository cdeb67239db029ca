import type { Benchmark, BenchmarkAnswer } from '../../../../core/contracts/business-segments';
import { api } from '../../../lib/api/api';
import { hasField } from '../../../lib/api/shapes';

export const benchmarkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBenchmark: build.query<Benchmark | null, string>({
      query: (sectorCode) => ({
        url: `/business-segments/benchmarks/${sectorCode}`,
        expect: hasField('data'),
      }),
      transformResponse: ({ data }: BenchmarkAnswer) => data,
      providesTags: ['Benchmarks'],
    }),
  }),
});

export const { useGetBenchmarkQuery } = benchmarkApi;
