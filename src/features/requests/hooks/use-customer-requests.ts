import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { sortRequests } from '../../../../core/requests/order';
import { isUnreachable, type ApiError } from '../../../lib/api/api-error';
import { useGetCustomerRequestsQuery } from '../../../domain/requests/customer-requests-api';
import { useProjectId } from '../../../lib/session/use-session';

export interface CustomerRequests {
  /** The last loaded requests, in the specified order; kept when a later load fails. */
  requests: readonly CustomerRequest[] | undefined;
  isLoading: boolean;
  /** Why the last load failed. */
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
  // A missing connection is already reported above every page.
  const isOffline =
    data !== undefined && error !== undefined && 'code' in error && isUnreachable(error as ApiError);
  // Thousands are sorted and rendered in slices, so that the page stays responsive.
  const arrived = useDeferredValue(data);
  const requests = useMemo(() => arrived && sortRequests(arrived), [arrived]);
  return {
    requests,
    isLoading: isUninitialized || isFetching || arrived !== data,
    failure:
      error && !isOffline
        ? t('status' in error && error.status === 'UNEXPECTED' ? 'load.invalid' : 'load.failedTitle')
        : undefined,
    retry: () => void refetch(),
  };
}
