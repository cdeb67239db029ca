import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { accountFootprint } from '../../../../core/assessment/account-footprint';
import type { Footprint } from '../../../../core/contracts/assessment';
import { useGetYearsQuery } from '../../../domain/carbon/years-api';
import { usePermissions } from '../../../domain/people/use-permissions';
import { useProjectId } from '../../../lib/session/use-session';

/** The figures of the company's carbon accounts, by year; empty for a person who may not see them. */
export function useAccountFootprints(): ReadonlyMap<number, Footprint> {
  const projectId = useProjectId();
  const { can } = usePermissions();
  const { data } = useGetYearsQuery(can('carbon:view') && projectId !== undefined ? projectId : skipToken);
  return useMemo(
    () =>
      new Map(
        data?.flatMap((account) => {
          const footprint = accountFootprint(account);
          return footprint ? [[account.year, footprint] as const] : [];
        }),
      ),
    [data],
  );
}
