import type { CustomerRequest } from '../../../../core/contracts/customer-requests';

/** The customers of requests, each once. */
export const customersOf = (requests: readonly CustomerRequest[]): readonly string[] => [
  ...new Set(requests.map(({ RequesterCompanyName }) => RequesterCompanyName)),
];
