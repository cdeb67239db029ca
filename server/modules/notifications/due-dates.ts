import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { needsAttention } from '../../../core/requests/attention';
import type { Database, Queryable } from '../../lib/database';
import { notify } from '../../lib/notifications/notify';
import { findDueRequests } from './due-dates-repository';

export interface DueDateParts {
  findRequest: (db: Queryable, projectId: number, linkingId: string) => Promise<CustomerRequest | undefined>;
}

/** Notifies suppliers of upcoming due dates while their answer is awaited; each once per number of days. */
export async function notifyDueDates(database: Database, { findRequest }: DueDateParts): Promise<void> {
  const due = await findDueRequests(database);
  for (const { linkingId, projectId, dueDate, key } of due) {
    const request = await findRequest(database, projectId, linkingId);
    if (!request || !needsAttention(request)) continue;
    await database.transaction((tx) =>
      notify(tx, { projectId, event: 'due', from: request.RequesterCompanyName, dueDate, key }),
    );
  }
}
