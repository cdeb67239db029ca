import { skipToken } from '@reduxjs/toolkit/query/react';
import { useProjectId } from '../../../../lib/session/use-session';
import { useGetReleasesQuery } from '../products-api';

/** Releases of a product, newest first. */
export function useReleases(productId: string) {
  const projectId = useProjectId();
  return useGetReleasesQuery(
    projectId === undefined || productId === '' ? skipToken : { projectId, productId },
  );
}
