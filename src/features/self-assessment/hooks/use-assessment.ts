import { skipToken } from '@reduxjs/toolkit/query/react';
import type { BusinessSegment } from '../../../../core/contracts/business-segments';
import type { CompanyQuestions } from '../../../../core/contracts/company-questions';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { useGetCustomerRequestsQuery } from '../../../lib/api/customer-requests-api';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetBusinessSegmentsQuery, useGetCompanyQuestionsQuery } from '../api';

export interface Loaded<Data> {
  /** What was loaded last; stays when a later load fails. */
  data: Data | undefined;
  isFailed: boolean;
  retry: () => void;
}

export function useSegments(): Loaded<readonly BusinessSegment[]> {
  return toLoaded(useGetBusinessSegmentsQuery(useProjectId() ?? skipToken));
}

/** Null before the first answer. */
export function useCompanyQuestions(): Loaded<CompanyQuestions | null> {
  return toLoaded(useGetCompanyQuestionsQuery(useProjectId() ?? skipToken));
}

export function useRequests(): Loaded<readonly CustomerRequest[]> {
  return toLoaded(useGetCustomerRequestsQuery(useProjectId() ?? skipToken));
}

interface Query<Data> {
  data?: Data;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

function toLoaded<Data>({ data, isError, isFetching, refetch }: Query<Data>): Loaded<Data> {
  return { data, isFailed: isError && !isFetching, retry: () => void refetch() };
}
