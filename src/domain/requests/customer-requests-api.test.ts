import { apiStore } from '../../../tests/support/web/api-store';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { testRequest } from '../../../tests/support/web/test-request';
import { populateModules } from '../../lib/populate/modules';
import { customerRequestsApi } from './customer-requests-api';

it.each([[[]], [[testRequest()]]])(
  'asks for requests to the own address once the list is loaded, whatever it holds: %#',
  async (data) => {
    const module = populateModules().find(({ name }) => name === 'customer-requests');
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
