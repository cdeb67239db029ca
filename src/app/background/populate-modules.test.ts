import { apiStore } from '../../../tests/support/web/api-store';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { testRequest } from '../../../tests/support/web/test-request';
import { customerRequestsApi } from '../../domain/requests/customer-requests-api';
import { assessmentApi } from '../../features/self-assessment/api';
import { populateModules } from './populate-modules';

const moduleOf = (wanted: string) => populateModules.find(({ name }) => name === wanted);

it('has segments prepared if there are none, and only once that is known', async () => {
  const module = moduleOf('business-segments');
  stubNetwork({
    'GET /api/business-segments/project/42': { data: [], meta: { pagination: { pageCount: 1 } } },
  });
  const store = apiStore();
  expect(module?.isEmpty(store.getState(), 42)).toBe(false);
  await store.dispatch(assessmentApi.endpoints.getBusinessSegments.initiate(42));
  expect(module?.isEmpty(store.getState(), 42)).toBe(true);
  expect(module?.url(42)).toBe('/business-segments/project/42/populate');
});

it.each([[[]], [[testRequest()]]])(
  'checks for requests to the own address once the list is loaded, whatever it contains: %#',
  async (data) => {
    const module = moduleOf('customer-requests');
    stubNetwork({
      'GET /api/customer-requests/project/42': { data, meta: { pagination: { pageCount: 1 } } },
    });
    const store = apiStore();
    expect(module?.isEmpty(store.getState(), 42)).toBe(false);
    await store.dispatch(customerRequestsApi.endpoints.getCustomerRequests.initiate(42));
    expect(module?.isEmpty(store.getState(), 42)).toBe(true);
    expect(module?.url(42)).toBe('/customer-requests/project/42/populate');
  },
);
