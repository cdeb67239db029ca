import { carbonYearsApi, type YearOverview } from '../../domain/carbon/years-api';
import { resourcePath, resources, type Resource } from '../../features/carbon-accounting/records/resources';
import { assessmentApi } from '../../features/self-assessment/api';
import { customerRequestsApi } from '../../domain/requests/customer-requests-api';
import { suppliersApi, suppliersPath } from '../../domain/suppliers/suppliers-api';
import type { ApiTag } from '../../lib/api/api';
import type { PopulateModule } from '../../lib/populate/modules';

/** Time limit for the server's search for suppliers. */
const suppliersTimeoutMs = 8_000;

const requests: PopulateModule = {
  name: 'customer-requests',
  priority: 1,
  url: (projectId) => `/customer-requests/project/${projectId}/populate`,
  // Other customers may have sent requests to the same address, however many are listed.
  isEmpty: (state, projectId) =>
    customerRequestsApi.endpoints.getCustomerRequests.select(projectId)(state as never).data !== undefined,
  tags: ['CustomerRequests'],
};

const segments: PopulateModule = {
  name: 'business-segments',
  priority: 2,
  url: (projectId) => `/business-segments/project/${projectId}/populate`,
  isEmpty: (state, projectId) =>
    assessmentApi.endpoints.getBusinessSegments.select(projectId)(state as never).data?.length === 0,
  tags: ['BusinessSegments'],
};

const suppliers: PopulateModule = {
  name: 'supplychain-suppliers',
  priority: 4,
  url: (projectId) => `${suppliersPath(projectId)}/populate`,
  timeout: suppliersTimeoutMs,
  isEmpty: (state, projectId) =>
    suppliersApi.endpoints.getSuppliers.select(projectId)(state as never).data?.suppliers.length === 0,
  tags: ['Suppliers'],
  fallback: {
    url: (projectId) => `/supplychain-suppliers/requester/project/${projectId}/populate`,
    body: (projectId) => ({ requesterProjectId: projectId, projectId }),
    timeout: suppliersTimeoutMs,
  },
};

/** A kind of carbon record is populated when no year has any; the list of years shows that. */
const ofCarbon = (
  resource: Resource,
  tag: ApiTag,
  isPresent: (year: YearOverview) => boolean,
): PopulateModule => ({
  name: resources[resource],
  priority: 6,
  url: (projectId) => `${resourcePath(resource, projectId)}/populate`,
  isEmpty: (state, projectId) => {
    const { data } = carbonYearsApi.endpoints.getYears.select(projectId)(state as never);
    return data !== undefined && !data.some(isPresent);
  },
  tags: [tag, 'CarbonYears'],
});

/** What the server is asked to prepare when it is loaded and empty. */
export const populateModules: readonly PopulateModule[] = [
  requests,
  segments,
  suppliers,
  ofCarbon('results', 'CarbonResults', ({ totals }) => totals !== null),
  ofCarbon(
    'activities',
    'Activities',
    ({ completeness }) => completeness.scope1Activities + completeness.scope2Activities > 0,
  ),
  ofCarbon('spend', 'SpendVolumes', ({ completeness }) => completeness.spendVolume),
  ofCarbon('distributions', 'SpendDistributions', ({ completeness }) => completeness.distributedShare > 0),
  ofCarbon(
    'suppliers',
    'SupplierInputs',
    ({ completeness }) => completeness.supplierInputs + completeness.unassignedSupplierInputs > 0,
  ),
];
