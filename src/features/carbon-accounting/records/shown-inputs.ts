import type { RealtimeEvent } from '../../../../core/contracts/realtime';
import type { ApiTag } from '../../../lib/api/api';
import type { Stale } from '../../../lib/realtime/event-reactions';
import { carbonApi } from '../api';

/** What an event of a single record says of it. */
interface Changed {
  id: string;
  /** Missing if it was removed or moved to another year, and from servers of earlier versions. */
  version: number;
}

/**
 * A list of up to thousands of inputs is fetched again after an event only if it does not show the change yet: each
 * edit of this tab causes an event, and its answer has already brought the record.
 */
export function inputsOf(
  endpoint: 'getActivities' | 'getSupplierInputs',
  tag: ApiTag,
): (event: RealtimeEvent) => Stale {
  return ({ action, projectId, year, data: changed }) => {
    const { id, version } = (changed ?? {}) as Partial<Changed>;
    if (id === undefined || year === undefined) return tag;
    const isShownIn = (records: readonly Changed[]) => {
      const record = records.find((each) => each.id === id);
      if (action === 'delete') return !record;
      return record !== undefined && version !== undefined && record.version >= version;
    };
    const select = carbonApi.endpoints[endpoint].select({ projectId, year });
    return {
      tag,
      isShown(state) {
        const { isUninitialized, isSuccess, data } = select(state as never);
        if (isUninitialized) return true;
        return isSuccess && isShownIn(data);
      },
    };
  };
}
