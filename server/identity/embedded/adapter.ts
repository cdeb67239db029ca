import { createHash } from 'node:crypto';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Queryable } from '../../lib/database';

interface Row {
  payload: AdapterPayload;
  consumedAt: number | null;
}

/** What is stored cannot open a session: it contains only the digest of the bearer's value. */
const digest = (id: string) => createHash('sha256').update(id).digest('base64url');

/** oidc-provider's store for one kind of object (sessions, grants, refresh tokens, ...) in the database. */
export class OidcAdapter implements Adapter {
  constructor(
    private readonly model: string,
    private readonly db: Queryable,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti, ...stored } = payload;
    await this.db.query(
      `insert into oidc_payloads (model, id, payload, grant_id, uid, expires_at)
       values ($1, $2, $3::jsonb, $4, $5, now() + $6::float8 * interval '1 second')
       on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
         uid = excluded.uid, expires_at = excluded.expires_at`,
      [
        this.model,
        digest(id),
        JSON.stringify(stored),
        payload.grantId ?? null,
        payload.uid ?? null,
        expiresIn,
      ],
    );
  }

  /**
   * A used refresh token counts as unused until its successor is used, because the response may have been
   * lost. One retry is accepted, as in the realm for Keycloak. Tokens of one sign-in share its nonce; those
   * of other tabs have their own.
   */
  async find(id: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.db.query<Row>(
      `select payload,
              case when used.model = 'RefreshToken' and used.consumed_at is not null
                     and used.payload->>'repeated' is null
                     and not exists (
                       select from oidc_payloads later
                        where later.model = 'RefreshToken' and later.grant_id = used.grant_id
                          and later.payload->>'nonce' is not distinct from used.payload->>'nonce'
                          and (later.payload->>'rotations')::int
                              > coalesce((used.payload->>'rotations')::int, 0)
                          and later.consumed_at is not null)
                   then null
                   else extract(epoch from used.consumed_at)::float8
              end as "consumedAt"
         from oidc_payloads used where used.model = $1 and used.id = $2 and used.expires_at > now()`,
      [this.model, digest(id)],
    );
    return row && { ...row.payload, ...(row.consumedAt !== null && { consumed: row.consumedAt }), jti: id };
  }

  /** Sessions only. The cookie's value is not known here, and oidc-provider does not need it. */
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.db.query<Pick<Row, 'payload'>>(
      'select payload from oidc_payloads where model = $1 and uid = $2 and expires_at > now()',
      [this.model, uid],
    );
    return row?.payload;
  }

  /** Belongs to the device flow, which is switched off. */
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  /** Only the first of two simultaneous requests may use a code. */
  async consume(id: string): Promise<void> {
    const consumed = await this.db.query(
      `update oidc_payloads set consumed_at = now()
        where model = $1 and id = $2 and consumed_at is null returning 1 as consumed`,
      [this.model, digest(id)],
    );
    if (consumed.length > 0) return;
    if (this.model !== 'RefreshToken' || !(await this.repeat(id)))
      throw new errors.InvalidGrant('already used');
  }

  /**
   * Uses a refresh token for the second and last time; false if that has happened before. The tokens from its
   * first use become invalid: their user has not lost the response.
   */
  private async repeat(id: string): Promise<boolean> {
    const repeated = await this.db.query(
      `with used as (
         update oidc_payloads set payload = payload || '{"repeated": true}'
          where model = 'RefreshToken' and id = $1 and payload->>'repeated' is null
         returning grant_id, payload
       ), lost as (
         update oidc_payloads later
            set consumed_at = now(), payload = later.payload || '{"repeated": true}'
           from used
          where later.model = 'RefreshToken' and later.grant_id = used.grant_id
            and later.payload->>'nonce' is not distinct from used.payload->>'nonce'
            and (later.payload->>'rotations')::int > coalesce((used.payload->>'rotations')::int, 0)
       )
       select 1 as repeated from used`,
      [digest(id)],
    );
    return repeated.length > 0;
  }

  async destroy(id: string): Promise<void> {
    await this.db.query('delete from oidc_payloads where model = $1 and id = $2', [this.model, digest(id)]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.db.query('delete from oidc_payloads where model = $1 and grant_id = $2', [
      this.model,
      grantId,
    ]);
  }
}
