import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { ApiError } from '../lib/api-error';
import { atCommit } from '../lib/at-commit';
import type { Database, Queryable } from '../lib/database';

declare module 'fastify' {
  interface FastifyRequest {
    /** The transaction of a write; every write route runs in one. */
    tx: Queryable;
  }
  interface FastifyContextConfig {
    /** The response of a write contains a secret: it is not stored, and every request creates a new one. */
    answersSecret?: boolean;
    /**
     * A request outside this plugin's transaction: it has transactions of its own, because it reports
     * progress before it ends, or it only reads. Repeating it has the same effect, so it needs no idempotency
     * key.
     */
    ownTransaction?: boolean;
  }
}

const writeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const purgeEveryMs = 60 * 60 * 1000;

/**
 * Runs every write of the API in one transaction. With an `Idempotency-Key` the response is stored in that
 * transaction, and the same request of the same caller within 24 hours gets it again instead of a second
 * effect. A failed request stores nothing and may be retried.
 *
 * `Supersedes` names the keys of earlier requests that are still on their way, as when a page closes: one that arrives
 * later has no effect and gets 422.
 */
export function registerIdempotency(app: FastifyInstance, database: Database): void {
  app.decorateRequest('tx', null as unknown as Queryable);
  app.addHook('onRoute', (route) => {
    const isWrite = [route.method].flat().every((method) => writeMethods.has(method));
    const { access, ownTransaction = false } = route.config ?? {};
    if (!isWrite || access === 'public') return;
    route.handler = ownTransaction ? withReadableKey(route.handler) : runOnce(route.handler, database);
  });
  const timer = setInterval(() => {
    purge(database).catch((error: unknown) => app.log.warn({ err: error }, 'old keys could not be removed'));
  }, purgeEveryMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function runOnce(handler: RouteHandlerMethod, database: Database): RouteHandlerMethod {
  return async function (request, reply) {
    const key = request.routeOptions.config.answersSecret ? undefined : readKey(request);
    return database.transaction(async (tx) => {
      request.tx = tx;
      if (key === undefined) return handler.call(this, request, reply);
      const call = {
        subject: request.caller?.subject ?? request.partner?.id ?? '',
        key,
        hash: hashOf(request),
      };
      const stored = await claim(tx, call);
      if (stored) return replay(stored, call.hash, reply);
      await supersede(tx, call.subject, readSuperseded(request));
      const answer: unknown = await handler.call(this, request, reply);
      await atCommit(
        tx,
        'update idempotency_keys set status = $3, answer = $4 where subject = $1 and key = $2',
        [call.subject, call.key, reply.statusCode, JSON.stringify(answer ?? null)],
      );
      return answer;
    });
  };
}

/** An invalid key is refused even where keys have no effect, as everywhere. */
function withReadableKey(handler: RouteHandlerMethod): RouteHandlerMethod {
  return function (request, reply) {
    readKey(request);
    return handler.call(this, request, reply);
  };
}

const keyPattern = /^[\x21-\x7e]{1,200}$/;
const mostSuperseded = 20;

function readSuperseded({ headers: { supersedes = '' } }: FastifyRequest): string[] {
  const keys = String(supersedes).split(' ').filter(Boolean);
  if (keys.length > mostSuperseded || !keys.every((key) => keyPattern.test(key)))
    throw new ApiError(400, 'INVALID_INPUT', 'Supersedes must be up to 20 idempotency keys.');
  return keys;
}

/** Uses up the keys of requests that have not arrived; waits for those that are being handled. */
async function supersede(tx: Queryable, subject: string, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await tx.query(
      `insert into idempotency_keys (subject, key, request_hash) values ($1, $2, 'superseded')
       on conflict (subject, key) do nothing`,
      [subject, key],
    );
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw new ApiError(400, 'INVALID_INPUT', 'Idempotency-Key must be 1 to 200 visible ASCII characters.');
  return key;
}

function hashOf(request: FastifyRequest): string {
  const { method, url, routeOptions } = request;
  // A body that the route does not read does not make it a different request; a file is read without a
  // schema.
  const isRead = routeOptions.schema?.body !== undefined || Buffer.isBuffer(request.body);
  const body = isRead ? (request.body ?? null) : null;
  const hash = createHash('sha256').update(JSON.stringify([method, url]));
  return hash.update(Buffer.isBuffer(body) ? body : JSON.stringify(body)).digest('base64url');
}

interface StoredAnswer {
  hash: string;
  status: number;
  answer: string;
}

/**
 * Claims the key for this transaction; returns the stored response if it was used before. A concurrent
 * request with the same key waits here until the first is done.
 */
async function claim(
  tx: Queryable,
  { subject, key, hash }: { subject: string; key: string; hash: string },
): Promise<StoredAnswer | undefined> {
  const claimed = await tx.query(
    `insert into idempotency_keys (subject, key, request_hash) values ($1, $2, $3)
     on conflict (subject, key) do update
       set request_hash = excluded.request_hash, status = null, answer = null, created_at = now()
       where idempotency_keys.created_at < now() - interval '24 hours'
     returning key`,
    [subject, key, hash],
  );
  if (claimed.length > 0) return undefined;
  const [stored] = await tx.query<StoredAnswer>(
    'select request_hash as hash, status, answer from idempotency_keys where subject = $1 and key = $2',
    [subject, key],
  );
  return stored;
}

function replay(stored: StoredAnswer, hash: string, reply: FastifyReply): unknown {
  if (stored.hash !== hash)
    throw new ApiError(
      422,
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another call; send a new key.',
    );
  reply.code(stored.status).header('idempotency-replayed', 'true');
  return JSON.parse(stored.answer);
}

async function purge(database: Database): Promise<void> {
  await database.query("delete from idempotency_keys where created_at < now() - interval '24 hours'", []);
}
