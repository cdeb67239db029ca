import type { RealtimeEvent } from '../../../../core/contracts/realtime';
import type { ApiTag } from '../../../lib/api/api';
import type { Stale } from '../../../lib/realtime/event-reactions';
import { changedRecord, showsRecord, unlessShown, type Changed } from '../../../lib/realtime/unless-shown';
import { carbonApi } from '../api';

type Inputs = 'getActivities' | 'getSupplierInputs';

/** Fetches a year's inputs again after an event, thousands of records perhaps, unless they show its change. */
export function inputsOf(endpoint: Inputs, tag: ApiTag): (event: RealtimeEvent) => Stale {
  return (event) => {
    const { action, projectId, year } = event;
    const changed = changedRecord(event);
    if (changed === undefined || year === undefined) return tag;
    return unlessShown<readonly Required<Changed>[]>(
      tag,
      carbonApi.endpoints[endpoint].select({ projectId, year }),
      (records) => showsRecord(records, changed, action),
    );
  };
}
