import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useMemo } from 'react';
import { countNeedingAttention } from '../../../core/requests/attention';
import { useProjectId } from '../../lib/session/use-session';
import { useGetCustomerRequestsQuery } from './customer-requests-api';

/** How many requests need attention; undefined until loaded. */
export function useAttentionCount(): number | undefined {
  const { data } = useGetCustomerRequestsQuery(useProjectId() ?? skipToken);
  const requests = useDeferredValue(data);
  return useMemo(() => requests && countNeedingAttention(requests), [requests]);
}
