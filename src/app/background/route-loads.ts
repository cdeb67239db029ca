import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { carbonApi, type OfYear } from '../../features/carbon-accounting/api';
import { carbonYearsApi, type YearOverview } from '../../domain/carbon/years-api';
import { reportsApi } from '../../features/sustainability-report/api';
import { assessmentApi } from '../../features/self-assessment/api';
import { customerRequestsApi } from '../../domain/requests/customer-requests-api';
import { projectApi } from '../../domain/company/project-api';
import { suppliersApi } from '../../domain/suppliers/suppliers-api';
import { load, minutes, type Load, type Loadable } from './load';
import type { prefetchedLists } from './prefetched-lists';

function ahead(of: keyof typeof prefetchedLists): Load {
  return (projectId) => async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
    // If their script is unavailable, the page that needs them loads them.
    const loads = await import('./prefetched-lists').then(
      (lists) => lists.prefetchedLists[of],
      () => [],
    );
    for (const each of loads) void dispatch(each(projectId));
  };
}

const customerRequests = load(customerRequestsApi.endpoints.getCustomerRequests, 30 * minutes);
const segments = load(assessmentApi.endpoints.getBusinessSegments, 30 * minutes);
const companyQuestions = load(assessmentApi.endpoints.getCompanyQuestions, 30 * minutes);
const carbonYears = load(carbonYearsApi.endpoints.getYears, 30 * minutes);
/** Data shared by all years and by products. */
const ofEveryYear: readonly Load[] = [
  load(carbonApi.endpoints.getSettings, 30 * minutes),
  load(carbonApi.endpoints.getBoundary, 30 * minutes),
  load(carbonApi.endpoints.getOwnActivities, 30 * minutes),
  ahead('accounts'),
];
const inputsOfYear: readonly Loadable<OfYear>[] = [
  carbonApi.endpoints.getActivities,
  carbonApi.endpoints.getSpendVolumes,
  carbonApi.endpoints.getDistributions,
  carbonApi.endpoints.getSupplierInputs,
];
const resultsOfYear: readonly Loadable<OfYear>[] = [
  carbonApi.endpoints.getReport,
  carbonApi.endpoints.getAllocation,
];

/**
 * Prefetches the newest year, the newest year with results, and the products, so that they open offline even if they
 * were never opened before. For someone who may not see the years, nothing else is requested.
 */
const carbonAccounts: Load =
  (projectId) => async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
    const { data } = (await dispatch(carbonYears(projectId))) as { data?: readonly YearOverview[] };
    if (!data) return;
    const newest = newestOf(data);
    const withResults = newestOf(data.filter(({ totals }) => totals !== null));
    const loadYear = (year: number | undefined, loadables: readonly Loadable<OfYear>[]) => {
      if (year === undefined) return;
      for (const loadable of loadables) void dispatch(load(loadable, 30 * minutes)({ projectId, year }));
    };
    loadYear(newest, inputsOfYear);
    for (const each of ofEveryYear) void dispatch(each(projectId));
    if (withResults !== newest) loadYear(withResults, inputsOfYear);
    loadYear(withResults, resultsOfYear);
  };

const newestOf = (years: readonly YearOverview[]): number | undefined =>
  years.length > 0 ? Math.max(...years.map(({ year }) => year)) : undefined;

const reports = load(reportsApi.endpoints.getReports, 30 * minutes);
const report = load(reportsApi.endpoints.getSustainabilityReport, 30 * minutes);

/** So that the newest report opens offline, too. */
const newestReport: Load =
  (projectId) => async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
    const { data } = (await dispatch(reports(projectId))) as { data?: readonly { year: number }[] };
    const [newest] = data ?? [];
    if (newest) void dispatch(report({ projectId, year: newest.year }));
  };
const profile = load(projectApi.endpoints.getCompanyProfile, 30 * minutes);
const suppliers = load(suppliersApi.endpoints.getSuppliers, 5 * minutes);
const users = load(projectApi.endpoints.getUsers, 5 * minutes);

/** The data of each route, by its address without a language; addresses below a route load the same. */
const routeLoads: Record<string, readonly Load[]> = {
  '/overview/': [customerRequests, segments, companyQuestions],
  '/self-assessment/': [segments, companyQuestions, newestReport],
  '/carbon-accounting/': [carbonAccounts],
  '/supply-chain-management/': [suppliers],
  '/account/company-profile/': [profile, users, ahead('profile')],
  '/account/users/': [users],
  '/account/settings/': [users, profile],
};

export function loadsOf(path: string): readonly Load[] {
  const route = Object.keys(routeLoads).find((start) => `${path}/`.startsWith(start));
  return route === undefined ? [] : (routeLoads[route] ?? []);
}
