import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { carbonApi, type OfYear } from '../../features/carbon-accounting/api';
import { carbonYearsApi, type YearOverview } from '../../domain/carbon/years-api';
import { reportsApi } from '../../features/sustainability-report/api';
import { assessmentApi } from '../../features/self-assessment/api';
import { customerRequestsApi } from '../../domain/requests/customer-requests-api';
import { projectApi } from '../../domain/company/project-api';
import { suppliersApi } from '../../domain/suppliers/suppliers-api';
import { load, minutes, type Load, type Loadable } from './load';
import type { listsAhead } from './lists-ahead';

function ahead(of: keyof typeof listsAhead): Load {
  return (projectId) => async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
    // Without their script they are loaded by the page that needs them.
    const loads = await import('./lists-ahead').then(
      (lists) => lists.listsAhead[of],
      () => [],
    );
    for (const each of loads) void dispatch(each(projectId));
  };
}

const customerRequests = load(customerRequestsApi.endpoints.getCustomerRequests, 30 * minutes);
const segments = load(assessmentApi.endpoints.getBusinessSegments, 30 * minutes);
const companyQuestions = load(assessmentApi.endpoints.getCompanyQuestions, 30 * minutes);
const carbonYears = load(carbonYearsApi.endpoints.getYears, 30 * minutes);
/** What is the same for all years, and for products. */
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
 * Off line the newest year and the newest with results open even if they were never opened before, and so do the
 * products. Whoever may not see the years is asked for nothing else.
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

/** The newest report opens off line, too. */
const newestReport: Load =
  (projectId) => async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
    const reports = load(reportsApi.endpoints.getReports, 30 * minutes);
    const { data = [] } = (await dispatch(reports(projectId))) as { data?: readonly { year: number }[] };
    const wanted = { subscribe: false, forceRefetch: 30 * minutes } as const;
    for (const { year } of data.slice(0, 1))
      void dispatch(
        reportsApi.endpoints.getSustainabilityReport.initiate(
          { projectId, year },
          wanted,
        ) as ReturnType<Load>,
      );
  };
const profile = load(projectApi.endpoints.getCompanyProfile, 30 * minutes);
const suppliers = load(suppliersApi.endpoints.getSuppliers, 5 * minutes);
const users = load(projectApi.endpoints.getUsers, 5 * minutes);

/** The data of each route, by its address in no language; an address below one of these wants the same. */
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
