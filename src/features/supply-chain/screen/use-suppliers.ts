import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetSuppliersQuery } from '../../../domain/suppliers/suppliers-api';
import { useProjectId } from '../../../lib/session/use-session';

/** The project's suppliers; the last loaded list stays when a later load fails. */
export function useSuppliers() {
  const projectId = useProjectId();
  const { data, error, isFetching, isUninitialized, refetch } = useGetSuppliersQuery(projectId ?? skipToken, {
    // The shares of spend come from carbon accounting, which may have changed since.
    refetchOnMountOrArgChange: true,
  });
  return {
    suppliers: data?.suppliers,
    permissions: data?.permissions ?? null,
    spendYear: data?.spendYear ?? null,
    sharedReports: data?.sharedReports ?? 0,
    isLoading: isUninitialized || isFetching,
    hasFailed: error !== undefined,
    retry: () => void refetch(),
  };
}
