import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { sortRequests } from '../../../../core/requests/order';
import { isUnreachable, type ApiError } from '../../../lib/api/api-error';
import { useGetCustomerRequestsQuery } from '../../../domain/requests/customer-requests-api';
import { useProjectId } from '../../../lib/session/use-session';

export interface CustomerRequests {
  /** What was loaded last, in the specified order; stays when a later load fails. */
  requests: readonly CustomerRequest[] | undefined;
  isLoading: boolean;
  /** What went wrong with the last load. */
  failure: string | undefined;
  retry: () => void;
}

/** The project's customer requests. */
export function useCustomerRequests(): CustomerRequests {
  const { t } = useTranslation('requests');
  const projectId = useProjectId();
  const { data, error, isFetching, isUninitialized, refetch } = useGetCustomerRequestsQuery(
    projectId ?? skipToken,
  );
  // That there is no connection is said above every page.
  const isAway =
    data !== undefined && error !== undefined && 'code' in error && isUnreachable(error as ApiError);
  // Thousands are sorted and drawn in slices, between which the page answers.
  const arrived = useDeferredValue(data);
  const requests = useMemo(() => arrived && sortRequests(arrived), [arrived]);
  return {
    requests,
    isLoading: isUninitialized || isFetching || arrived !== data,
    failure:
      error && !isAway
        ? t('status' in error && error.status === 'UNEXPECTED' ? 'load.invalid' : 'load.failedTitle')
        : undefined,
    retry: () => void refetch(),
  };
}
