import type { Queryable } from '../../lib/database';
import type { EncryptedSecrets } from '../../lib/reencrypt';

/**
 * Sets a new secret. The previous one also signs for a day, so that receivers need not switch at the same
 * moment; it keeps its day if another renewal follows, for example because the new secret was not copied.
 */
export async function setSecret(tx: Queryable, endpointId: string, sealed: string): Promise<void> {
  await tx.query('delete from webhook_secrets where endpoint_id = $1 and ends_at <= now()', [endpointId]);
  await tx.query(
    `update webhook_secrets set ends_at = now() + interval '1 day' where endpoint_id = $1 and ends_at is null`,
    [endpointId],
  );
  await tx.query('insert into webhook_secrets (endpoint_id, secret_sealed) values ($1, $2)', [
    endpointId,
    sealed,
  ]);
}

/** Every secret that currently signs, the newest first. */
export async function findSealed(db: Queryable, endpointId: string): Promise<string[]> {
  const rows = await db.query<{ sealed: string }>(
    `select secret_sealed as sealed from webhook_secrets
      where endpoint_id = $1 and (ends_at is null or ends_at > now())
      order by ends_at desc nulls first`,
    [endpointId],
  );
  return rows.map(({ sealed }) => sealed);
}

export const webhookSecrets: EncryptedSecrets = {
  lock: (tx) =>
    tx.query('select id, endpoint_id as place, secret_sealed as sealed from webhook_secrets for update', []),
  async set(tx, id, sealed) {
    await tx.query('update webhook_secrets set secret_sealed = $2 where id = $1', [id, sealed]);
  },
};
