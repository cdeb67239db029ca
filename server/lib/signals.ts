import type { Queryable } from './database';

/** What servers notify each other of. */
export type SignalChannel =
  | 'realtime'
  | 'webhooks_due'
  | 'pact_fetch_due'
  | 'membership_changed'
  | 'account_changed';

/**
 * Notifies every server, including this one, once the transaction is committed; `Database.listen` receives
 * it. Triggers signal mails, pushes, memberships and sessions in the same way (092-signals.sql).
 */
export async function signal(tx: Queryable, channel: SignalChannel, payload = ''): Promise<void> {
  await tx.query('insert into signals (channel, payload) values ($1, $2)', [channel, payload]);
}
