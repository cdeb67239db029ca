import { skipToken } from '@reduxjs/toolkit/query/react';
import { useProjectId } from '../../../../lib/session/use-session';
import { useGetExchangePartnersQuery } from './exchange-api';

/** Partners with other systems, by name, and the address that they call. */
export function usePartners() {
  const projectId = useProjectId();
  return useGetExchangePartnersQuery(projectId ?? skipToken);
}
