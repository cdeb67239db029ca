import type { CustomerRequest } from '../../../core/contracts/customer-requests';

/** A request for tests; each test sets only what it needs. */
export function testRequest(changes: Partial<CustomerRequest> = {}): CustomerRequest {
  return {
    LinkingId: '6f1c0f66-0000-4000-8000-000000000001',
    Status: 'invited',
    LinkingCreated: '2026-03-02T09:00:00Z',
    LastLinkingRequest: '2026-03-02T09:00:00Z',
    LastSubmitDate: null,
    LastLinkingStatusChange: null,
    RequestedSector: 'STEEL',
    RequestedCountry: 'DE',
    RequesterCompanyName: 'Nordwerk Automotive AG',
    SupplierId: '10045',
    SupplierName: 'Alpenguss GmbH',
    DueDate: null,
    Message: '',
    version: 1,
    ...changes,
  };
}
