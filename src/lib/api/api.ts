import { createApi } from '@reduxjs/toolkit/query/react';
import { answersRestored } from './restored-answers';
import { baseQuery } from './base-query';

/** Cache tags, by which loaded lists are invalidated. */
export const apiTags = [
  'Privileges',
  'Users',
  'CompanyProfile',
  'CustomerRequests',
  'BusinessSegments',
  'CompanyQuestions',
  'SustainabilityReports',
  'Benchmarks',
  'CarbonYears',
  'CarbonResults',
  'Activities',
  'SpendVolumes',
  'SpendDistributions',
  'SupplierInputs',
  'CarbonImports',
  'Invoices',
  'AccountingSettings',
  'Allocations',
  'FigureChoices',
  'Products',
  'ExchangePartners',
  'Suppliers',
  'AccountSettings',
  'Devices',
  'Notifications',
  'ApiClients',
  'Webhooks',
  'ProfileHistory',
  'AuditTrail',
] as const;
export type ApiTag = (typeof apiTags)[number];

/** Age in seconds from which a cached response is fetched again when it is shown. */
const maxAgeSeconds = 30 * 60;

/** The product's API. Features inject their own endpoints; shared endpoints are next to this file. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: apiTags,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: maxAgeSeconds,
  // The lifetime of the saved state, so that someone offline can move between areas.
  keepUnusedDataFor: maxAgeSeconds,
  // oxlint-disable-next-line typescript/no-explicit-any -- RTK Query's own type; any other is circular
  extractRehydrationInfo: (action): any => (answersRestored.match(action) ? action.payload : undefined),
  endpoints: () => ({}),
});
