import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useStore } from 'react-redux';
import type { ReportSummary, SustainabilityReport } from '../../../../core/contracts/sustainability-report';
import type { ReportModule } from '../../../../core/vsme/taxonomy';
import { projectApi } from '../../../domain/company/project-api';
import { editDiscarded, type EditOutcome } from '../../../lib/outbox/actions';
import { selectEntries } from '../../../lib/outbox/outbox-slice';
import { mayChange } from '../../../lib/outbox/queue';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { useAppDispatch } from '../../../lib/store/hooks';
import { reportsApi, type OfYear } from '../api';
import { reportSubject } from '../edits';
import { newReport } from './new-report';
import { beginReport, removeReport } from './year-edits';

type State = Parameters<typeof selectEntries>[0] &
  Parameters<ReturnType<typeof reportsApi.endpoints.getReports.select>>[0];

const { getSustainabilityReport } = reportsApi.endpoints;

/** Caches that a year has no report. The api's thunk type is that of a store with nothing else in it. */
const noReport = (of: OfYear) =>
  reportsApi.util.upsertQueryData('getSustainabilityReport', of, null) as unknown as ThunkAction<
    Promise<unknown>,
    unknown,
    unknown,
    UnknownAction
  >;

/**
 * Returns a function that starts the report of a year: shown immediately, with the company data on this
 * device.
 */
export function useBeginReport(
  reports: readonly ReportSummary[],
): (year: number, module: ReportModule) => Promise<EditOutcome<SustainabilityReport>> {
  const projectId = useProjectId();
  const dispatch = useAppDispatch();
  const store = useStore<State>();
  const begin = useEdit(beginReport);
  const profile = projectApi.endpoints.getCompanyProfile.useQueryState(projectId ?? skipToken).data;
  const newest = getSustainabilityReport.useQueryState(
    projectId === undefined || !reports[0] ? skipToken : { projectId, year: reports[0].year },
  ).data;
  return async (year, module) => {
    const of = { projectId: projectId ?? 0, year };
    // The optimistic update needs a cached response; the list has shown that there is no report.
    if (getSustainabilityReport.select(of)(store.getState()).data === undefined) await dispatch(noReport(of));
    const report = newReport(year, module, { profile, newest });
    return begin({ projectId: of.projectId, report, version: 0 });
  };
}

/**
 * Returns a function that removes a report as shown in the list. An unsent report is removed without a
 * request, with everything typed into it.
 */
export function useRemoveReport(): (report: ReportSummary) => Promise<EditOutcome<unknown>> {
  const projectId = useProjectId();
  const dispatch = useAppDispatch();
  const store = useStore<State>();
  const remove = useEdit(removeReport);
  return async ({ year, version }) => {
    const begun = selectEntries(store.getState()).find(
      (entry) => entry.edit === beginReport.name && entry.subject === reportSubject(year) && mayChange(entry),
    );
    if (!begun) return remove({ projectId: projectId ?? 0, year, version });
    dispatch(editDiscarded(begun.id));
    return { status: 'queued' };
  };
}
