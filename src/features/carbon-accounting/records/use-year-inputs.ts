import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';
import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import { useProjectId } from '../../../lib/session/use-session';
import {
  useGetActivitiesQuery,
  useGetDistributionsQuery,
  useGetSpendVolumesQuery,
  useGetSupplierInputsQuery,
} from '../api';

export interface YearInputs {
  activities: readonly ActivityRecord[];
  spend: SpendVolume | undefined;
  distributions: readonly SpendDistribution[];
  suppliers: readonly SupplierInput[];
}

interface LoadedInputs {
  /** Undefined until all of it is there. */
  inputs: YearInputs | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** All that was entered for a year. */
export function useYearInputs(year: number): LoadedInputs {
  const projectId = useProjectId();
  const of = projectId === undefined ? skipToken : { projectId, year };
  const activities = useGetActivitiesQuery(of);
  const spend = useGetSpendVolumesQuery(of);
  const distributions = useGetDistributionsQuery(of);
  const suppliers = useGetSupplierInputsQuery(of);
  const all = [activities, spend, distributions, suppliers];
  const isComplete =
    activities.currentData && spend.currentData && distributions.currentData && suppliers.currentData;
  return {
    inputs: isComplete
      ? {
          activities: activities.currentData ?? [],
          spend: spend.currentData?.[0],
          distributions: distributions.currentData ?? [],
          suppliers: suppliers.currentData ?? [],
        }
      : undefined,
    isLoading: all.some(({ isFetching, isUninitialized }) => isFetching || isUninitialized),
    hasFailed: all.some(({ isError }) => isError),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}
