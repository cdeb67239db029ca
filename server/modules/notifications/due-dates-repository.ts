import { dueDateDays } from '../../../core/notifications/topics';
import type { Queryable } from '../../lib/database';

/** A request that its supplier is to be notified of. */
export interface DueRequest {
  linkingId: string;
  projectId: number;
  dueDate: string;
  key: string;
}

const dueQuery = `
  select l.id as "linkingId", l.supplier_project_id as "projectId", l.due_on::text as "dueDate", k.key
    from linkings l
   cross join lateral (select l.id || ' ' || l.due_on || ' ' || (l.due_on - (now() at time zone 'UTC')::date)) k (key)
   where l.supplier_project_id is not null
     and l.due_on - (now() at time zone 'UTC')::date = any($1::integer[])
     and not exists (select from notifications n where n.project_id = l.supplier_project_id and n.key = k.key)`;

/** Requests that are due in `dueDateDays`, by UTC, and have no notification for that number of days yet. */
export const findDueRequests = (db: Queryable): Promise<DueRequest[]> =>
  db.query<DueRequest>(dueQuery, [dueDateDays]);
