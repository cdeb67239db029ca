import { useCallback, useMemo } from 'react';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import { useStableList } from '../../../lib/store/use-stable-list';
import { repeatedNames } from '../records/repeated-names';
import { useNames } from '../shared/use-names';

/** Names a row by its activity; rows of the same activity also by their site and country. */
export function useRowName(records: readonly ActivityRecord[]): (record: ActivityRecord) => string {
  const names = useNames();
  const repeated = useStableList(
    useMemo(
      () => repeatedNames(records.map(({ activityId }) => names.activity(activityId))),
      [records, names],
    ),
  );
  return useCallback(
    ({ activityId, resourceId, countryCode }) => {
      const name = names.activity(activityId);
      if (!repeated.includes(name)) return name;
      return [name, resourceId, names.country(countryCode)].filter(Boolean).join(' · ');
    },
    [names, repeated],
  );
}
