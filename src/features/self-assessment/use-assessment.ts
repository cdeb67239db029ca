import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessSegment } from '../../../core/contracts/business-segments';
import type { CompanyQuestions } from '../../../core/contracts/company-questions';
import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { useGetCustomerRequestsQuery } from '../../domain/requests/customer-requests-api';
import { useProjectId } from '../../lib/session/use-session';
import { useGetBusinessSegmentsQuery, useGetCompanyQuestionsQuery } from './api';

export interface Loaded<Data> {
  /** The last loaded data; kept when a later load fails. */
  data: Data | undefined;
  /** Why the last load failed. */
  failure: string | undefined;
  retry: () => void;
}

export function useSegments(): Loaded<readonly BusinessSegment[]> {
  return useLoaded(useGetBusinessSegmentsQuery(useProjectId() ?? skipToken), 'segments');
}

/** Null before the first answer. */
export function useCompanyQuestions(): Loaded<CompanyQuestions | null> {
  return useLoaded(useGetCompanyQuestionsQuery(useProjectId() ?? skipToken), 'company');
}

export function useRequests(): Loaded<readonly CustomerRequest[]> {
  return useLoaded(useGetCustomerRequestsQuery(useProjectId() ?? skipToken));
}

interface Query<Data> {
  data?: Data;
  error?: object;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * The specified texts (section 8) name `what` was requested with the HTTP status; without a response there is
 * none.
 */
function useLoaded<Data>(
  { data, error, isFetching, refetch }: Query<Data>,
  what?: 'segments' | 'company',
): Loaded<Data> {
  const { t } = useTranslation('assessment');
  const failureOf = (failed: { status?: unknown }) =>
    what && typeof failed.status === 'number'
      ? t(`load.${what}`, { status: failed.status })
      : t('load.failed');
  return {
    data,
    failure: error && !isFetching ? failureOf(error) : undefined,
    retry: useCallback(() => void refetch(), [refetch]),
  };
}
