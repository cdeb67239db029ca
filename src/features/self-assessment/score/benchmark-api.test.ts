import { apiStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { benchmarkApi } from './benchmark-api';

it('accepts no response without a benchmark', async () => {
  const benchmark = benchmarkApi.endpoints.getBenchmark.initiate('STEEL');
  stubNetwork({ 'GET /api/business-segments/benchmarks/STEEL': {} });
  await expect(apiStore().dispatch(benchmark)).resolves.toMatchObject({ error: { code: 'UNEXPECTED' } });
  stubNetwork({ 'GET /api/business-segments/benchmarks/STEEL': { data: null } });
  await expect(apiStore().dispatch(benchmark)).resolves.toMatchObject({ data: null });
});
