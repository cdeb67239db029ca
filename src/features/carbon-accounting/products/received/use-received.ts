import { skipToken } from '@reduxjs/toolkit/query/react';
import { useProjectId } from '../../../../lib/session/use-session';
import { useGetOfferedProductsQuery } from '../products-api';

/** Footprints that suppliers offer to the company. */
export function useReceived() {
  const projectId = useProjectId();
  return useGetOfferedProductsQuery(projectId ?? skipToken);
}
