import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import type { AccountingSettings } from '../../../../core/contracts/ca-settings';
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
import { useSettings } from '../shared/use-settings';

export interface YearInputs {
  activities: readonly ActivityRecord[];
  spend: SpendVolume | undefined;
  distributions: readonly SpendDistribution[];
  suppliers: readonly SupplierInput[];
  settings: AccountingSettings;
}

interface LoadedInputs {
  /** Undefined until everything has loaded. */
  inputs: YearInputs | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** All inputs of a year. */
export function useYearInputs(year: number): LoadedInputs {
  const projectId = useProjectId();
  const of = projectId === undefined ? skipToken : { projectId, year };
  const activities = useGetActivitiesQuery(of);
  const spend = useGetSpendVolumesQuery(of);
  const distributions = useGetDistributionsQuery(of);
  const suppliers = useGetSupplierInputsQuery(of);
  const settings = useSettings();
  const all = [activities, spend, distributions, suppliers, settings];
  const isComplete =
    activities.currentData && spend.currentData && distributions.currentData && suppliers.currentData;
  return {
    inputs:
      isComplete && settings.currentData
        ? {
            activities: activities.currentData ?? [],
            spend: spend.currentData?.[0],
            distributions: distributions.currentData ?? [],
            suppliers: suppliers.currentData ?? [],
            settings: settings.currentData,
          }
        : undefined,
    isLoading: all.some(({ isFetching, isUninitialized }) => isFetching || isUninitialized),
    hasFailed: all.some(({ isError }) => isError),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}
