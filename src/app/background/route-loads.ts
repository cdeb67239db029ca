import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { carbonApi, type OfYear } from '../../features/carbon-accounting/api';
import { carbonYearsApi, type YearOverview } from '../../domain/carbon/years-api';
import { reportsApi } from '../../features/sustainability-report/api';
import { assessmentApi } from '../../features/self-assessment/api';
import { customerRequestsApi } from '../../domain/requests/customer-requests-api';
import { projectApi } from '../../domain/company/project-api';
import { suppliersApi } from '../../domain/suppliers/suppliers-api';

/** Asks for a list unless what is there is fresh; nobody is kept waiting and no component subscribes. */
type Load = (projectId: number) => ThunkAction<unknown, unknown, unknown, UnknownAction>;

interface Loadable<Of = number> {
  initiate: (of: Of, options: { subscribe: false; forceRefetch: number }) => unknown;
}

const minutes = 60;

/** What a list is called when a route wants it, and for how many seconds it counts as fresh. */
function load({ initiate }: Loadable, freshSeconds: number): Load {
  // The api's own thunk type is that of a store with nothing else in it.
  return (projectId) =>
    initiate(projectId, { subscribe: false, forceRefetch: freshSeconds }) as ReturnType<Load>;
}

const customerRequests = load(customerRequestsApi.endpoints.getCustomerRequests, 30 * minutes);
const segments = load(assessmentApi.endpoints.getBusinessSegments, 30 * minutes);
const companyQuestions = load(assessmentApi.endpoints.getCompanyQuestions, 30 * minutes);
const carbonYears = load(carbonYearsApi.endpoints.getYears, 30 * minutes);
const accountingSettings = load(carbonApi.endpoints.getSettings, 30 * minutes);
const accountingBoundary = load(carbonApi.endpoints.getBoundary, 30 * minutes);
const ownActivities = load(carbonApi.endpoints.getOwnActivities, 30 * minutes);
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
 * The newest year is the one that is begun, and the newest with results the one that is shown and amended: off line
 * they open even if they were never opened before. What is on its way already is not asked for twice.
 */
const newestYears: Load = (projectId) => async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
  const { data = [] } = (await dispatch(carbonYears(projectId))) as { data?: readonly YearOverview[] };
  const loadNewest = (years: readonly YearOverview[], loadables: readonly Loadable<OfYear>[]) => {
    if (years.length === 0) return;
    const year = Math.max(...years.map((each) => each.year));
    for (const { initiate } of loadables) {
      const wanted = { subscribe: false, forceRefetch: 30 * minutes } as const;
      void dispatch(initiate({ projectId, year }, wanted) as ReturnType<Load>);
    }
  };
  loadNewest(data, inputsOfYear);
  void dispatch(accountingSettings(projectId));
  void dispatch(accountingBoundary(projectId));
  void dispatch(ownActivities(projectId));
  loadNewest(
    data.filter(({ totals }) => totals !== null),
    [...inputsOfYear, ...resultsOfYear],
  );
};
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
  '/carbon-accounting/': [newestYears],
  '/supply-chain-management/': [suppliers],
  '/account/company-profile/': [profile, users],
  '/account/users/': [users],
  '/account/settings/': [users, profile],
};

export function loadsOf(path: string): readonly Load[] {
  const route = Object.keys(routeLoads).find((start) => `${path}/`.startsWith(start));
  return route === undefined ? [] : (routeLoads[route] ?? []);
}
