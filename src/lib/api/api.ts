import { createApi } from '@reduxjs/toolkit/query/react';
import { answersRestored } from './restored-answers';
import { baseQuery } from './base-query';

/** What loaded lists are called when something makes them stale. */
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

/** Seconds after which an answer is fetched again when it is shown again. */
const freshSeconds = 30 * 60;

/** The product's API. Features inject their own endpoints; those that several need stand beside this file. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: apiTags,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: freshSeconds,
  // As long as the saved state: the person who is off line goes from area to area.
  keepUnusedDataFor: freshSeconds,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- RTK Query's own type; any other is a circle
  extractRehydrationInfo: (action): any => (answersRestored.match(action) ? action.payload : undefined),
  endpoints: () => ({}),
});
