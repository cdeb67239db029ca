import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { dueDateDays } from '../../../core/notifications/topics';
import { needsAttention } from '../../../core/requests/attention';
import type { Database, Queryable } from '../../lib/database';
import { notify } from '../../lib/notifications/notify';

export interface DueDateParts {
  findRequest: (db: Queryable, projectId: number, linkingId: string) => Promise<CustomerRequest | undefined>;
}

interface DueRequest {
  linkingId: string;
  projectId: number;
  dueDate: string;
  key: string;
}

/** Requests that are due within these days, by UTC, and have no notification for that number of days yet. */
const dueQuery = `
  select l.id as "linkingId", l.supplier_project_id as "projectId", l.due_on::text as "dueDate", k.key
    from linkings l
   cross join lateral (select l.id || ' ' || l.due_on || ' ' || (l.due_on - (now() at time zone 'UTC')::date)) k (key)
   where l.supplier_project_id is not null
     and l.due_on - (now() at time zone 'UTC')::date = any($1::integer[])
     and not exists (select from notifications n where n.project_id = l.supplier_project_id and n.key = k.key)`;

/** Notifies suppliers of upcoming due dates while their answer is awaited; each once per number of days. */
export async function notifyDueDates(database: Database, { findRequest }: DueDateParts): Promise<void> {
  const due = await database.query<DueRequest>(dueQuery, [dueDateDays]);
  for (const { linkingId, projectId, dueDate, key } of due) {
    const request = await findRequest(database, projectId, linkingId);
    if (!request || !needsAttention(request)) continue;
    await database.transaction((tx) =>
      notify(tx, { projectId, event: 'due', from: request.RequesterCompanyName, dueDate, key }),
    );
  }
}
