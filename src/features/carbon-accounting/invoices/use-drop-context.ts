import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Activity } from '../../../../core/contracts/value-lists';
import type { Boundary } from '../../../../core/contracts/ca-boundary';
import type { InvoiceState } from '../../../../core/contracts/ca-invoices';
import { useGetCompanyProfileQuery } from '../../../domain/company/project-api';
import { useValueListQuery } from '../../../lib/api/value-lists-api';
import { useProjectId } from '../../../lib/session/use-session';
import { useBoundary } from '../boundary/use-boundary';
import { useActivities } from '../shared/use-names';
import { useGetInvoicesQuery } from './invoices-api';

interface DropContext {
  state: InvoiceState['data'];
  boundary: Boundary;
  activities: ReadonlyMap<number, Activity>;
  country: string;
}

interface UseDropContext {
  /** Undefined until all of it has loaded. */
  context: DropContext | undefined;
  /** Loads it again if it could not be loaded; undefined otherwise. */
  retry: (() => void) | undefined;
}

/** What must be known of the company to preview its invoices. */
export function useDropContext(): UseDropContext {
  const projectId = useProjectId() ?? skipToken;
  const invoices = useGetInvoicesQuery(projectId);
  const boundary = useBoundary();
  const profile = useGetCompanyProfileQuery(projectId);
  const list = useValueListQuery('ca-activities-list');
  const activities = useActivities();
  const country = profile.data?.CompanyData.Country;
  const known = { state: invoices.data, boundary: boundary.data, activities, country };
  const missing = [invoices, boundary, profile, list].filter(({ data }) => data === undefined);
  const hasFailed = missing.some(({ isError }) => isError) && !missing.some(({ isFetching }) => isFetching);
  return {
    context: isComplete(known) ? known : undefined,
    retry: hasFailed ? () => missing.forEach(({ refetch }) => void refetch()) : undefined,
  };
}

const isComplete = (known: {
  [Name in keyof DropContext]: DropContext[Name] | undefined;
}): known is DropContext =>
  Object.values(known).every(Boolean) && known.activities !== undefined && known.activities.size > 0;
