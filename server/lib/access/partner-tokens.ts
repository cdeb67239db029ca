import { isUuid } from '../../../core/records/is-uuid';
import { ApiError } from '../api-error';
import type { Queryable } from '../database';
import { createSecretToken, hashSecretToken, isSecretToken } from '../secret-token';

/** Of a token. */
export const partnerTokenSeconds = 30 * 60;

/** How long an expired token is distinguished from one that never existed. */
const rememberedHours = 24;

/** An external system that makes requests on behalf of a partner of one project. */
export interface Partner {
  id: string;
  projectId: number;
  name: string;
}

/** A token for a partner's system that presents its credential. Undefined if the credential is unknown. */
export async function issuePartnerToken(
  tx: Queryable,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): Promise<string | undefined> {
  if (!isUuid(clientId) || !isSecretToken(clientSecret)) return undefined;
  // Skips rows that another transaction is removing.
  await tx.query(
    `delete from pact_tokens where token_hash in (select token_hash from pact_tokens
       where expires_at <= now() - $1 * interval '1 hour' limit 1000 for update skip locked)`,
    [rememberedHours],
  );
  const token = createSecretToken();
  const issued = await tx.query(
    `with used as (
       update pact_partners set credential_used_at = now() where client_id = $1 and client_secret_hash = $2
       returning id, client_id)
     insert into pact_tokens (token_hash, partner_id, client_id, expires_at)
     select $3, id, client_id, now() + $4 * interval '1 second' from used returning partner_id`,
    [clientId, hashSecretToken(clientSecret), hashSecretToken(token), partnerTokenSeconds],
  );
  return issued.length > 0 ? token : undefined;
}

/**
 * The owner of a token, as long as the credential it was issued for exists.
 * @throws ApiError 401 TOKEN_INVALID, TOKEN_EXPIRED
 */
export async function findPartnerByToken(db: Queryable, token: string): Promise<Partner> {
  const [row] = isSecretToken(token)
    ? await db.query<Partner & { isExpired: boolean }>(
        `select p.id, p.project_id as "projectId", p.name, t.expires_at <= now() as "isExpired"
           from pact_tokens t join pact_partners p on p.id = t.partner_id and p.client_id = t.client_id
          where t.token_hash = $1`,
        [hashSecretToken(token)],
      )
    : [];
  if (!row) throw new ApiError(401, 'TOKEN_INVALID', 'The access token is missing, or not one of ours.');
  const { isExpired, ...partner } = row;
  if (isExpired) throw new ApiError(401, 'TOKEN_EXPIRED', 'The access token has expired; ask for another.');
  return partner;
}
