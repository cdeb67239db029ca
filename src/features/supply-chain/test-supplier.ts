import type { Supplier, SupplierDetails } from '../../../core/contracts/supply-chain';

/** A supplier for tests; each test sets only what it needs. */
export function testSupplier(changes: Partial<Supplier> = {}): Supplier {
  return {
    linkingId: '6f1c0f66-0000-4000-8000-000000000001',
    supplierName: 'Stahlwerk Nord GmbH',
    supplierId: '4711',
    email: 'contact@stahlwerk-nord.example',
    companyId: null,
    companyName: '',
    contactName: '',
    countryCode: 'DE',
    sectorCode: 'STEEL',
    status: 'invited',
    linkingCreated: '2026-03-02T09:00:00.000Z',
    lastLinkingRequest: '2026-03-02T09:00:00.000Z',
    lastStatusChange: null,
    lastSubmitDate: null,
    dueDate: null,
    remindDaysBefore: null,
    implementation: null,
    performance: null,
    shareOfSpend: null,
    mail: null,
    version: 1,
    ...changes,
  };
}

/** The details of a supplier that has answered and shared nothing; each test sets only what it needs. */
export function testDetails(supplier: Supplier, changes: Partial<SupplierDetails> = {}): SupplierDetails {
  return {
    ...supplier,
    message: '',
    contact: null,
    targets: [],
    footprints: [],
    emissions: [],
    history: [],
    ...changes,
  };
}
