import type { ApiTag } from '../api/api';
import type { Stale } from './event-reactions';

/** What a query's `select` returns of a cached answer. */
interface Cached<Data> {
  isUninitialized: boolean;
  /** Fetched, and not being fetched again: the next answer could be older. */
  isSuccess: boolean;
  data?: Data | undefined;
}

/**
 * Fetches an answer again only if it does not show the change of an event. Each edit of this tab causes an event, and
 * the response to the edit has already brought what the event is about.
 */
export function unlessShown<Data>(
  tag: ApiTag,
  select: (state: never) => Cached<Data>,
  isShownIn: (data: Data) => boolean,
): Stale {
  return {
    tag,
    isShown(state) {
      const { isUninitialized, isSuccess, data } = select(state as never);
      return isUninitialized || (isSuccess && isShownIn(data as Data));
    },
  };
}

/** What an event of a single record says of it. */
export interface Changed {
  id: string;
  /** Missing if it was removed, if lists cannot tell by it, and from servers of earlier versions. */
  version?: number;
}

/** What the event says of a single record; undefined if it is about several. */
export function changedRecord({ data }: { data?: unknown }): Changed | undefined {
  const { id, version } = (data ?? {}) as Partial<Changed>;
  return id === undefined ? undefined : { id, ...(version !== undefined && { version }) };
}

/** Whether a list shows a change of one of its records. */
export function showsRecord(
  records: readonly Required<Changed>[],
  { id, version }: Changed,
  action: string,
): boolean {
  const record = records.find((each) => each.id === id);
  if (action === 'delete') return record === undefined;
  return record !== undefined && version !== undefined && record.version >= version;
}
