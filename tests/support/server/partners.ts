import type { InjectOptions } from 'fastify';
import type { ProductRelease } from '../../../core/contracts/ca-product-releases';
import type { ExchangePartner, NewCredential } from '../../../core/contracts/exchange-partners';
import type { PactToken } from '../../../core/contracts/pact-interface';
import { hashSecretToken } from '../../../server/lib/secret-token';
import { people, type TestApp } from './test-app';

/** What a company's main user does with the partners that it exchanges footprints with. */
export function partnerCalls(company: () => { server: TestApp; projectId: number }, main = people.mainUser) {
  const url = (rest = '') => `/api/ca-exchange-partners/project/${company().projectId}${rest}`;
  const send = (method: 'POST' | 'PUT' | 'DELETE', address: string, payload?: object, email = main) =>
    company().server.call(email, { method, url: address, ...(payload && { payload }) });
  const list = async () =>
    (await company().server.call(main, { url: url() })).json<{ data: ExchangePartner[] }>().data;
  const add = async (name: string) =>
    (await send('POST', url(), { data: { name } })).json<{ data: ExchangePartner }>().data;
  const makeSecret = async (id: string) =>
    (await send('POST', url(`/${id}/credential`))).json<NewCredential>().data;
  return { url, send, list, add, makeSecret };
}

/** A partner with a secret, and the requests of its system. */
export async function newCaller(server: TestApp, { projectId, name }: { projectId: number; name: string }) {
  const [partner] = await server.database.query<{ id: string; clientId: string }>(
    `insert into pact_partners (project_id, name, client_id, client_secret_hash, credential_made_at)
     values ($1, $2, gen_random_uuid(), $3, now()) returning id, client_id as "clientId"`,
    [projectId, name, hashSecretToken(secret)],
  );
  if (!partner) throw new Error('no partner');
  const token = (await askForToken(server, partner.clientId)).json<PactToken>().access_token;
  const call = (path: string, request: InjectOptions = {}) =>
    server.app.inject({
      ...request,
      url: `/pact${path}`,
      headers: { authorization: `Bearer ${token}`, ...request.headers },
    });
  return { ...partner, projectId, call };
}
export type Caller = Awaited<ReturnType<typeof newCaller>>;

const secret = 's'.repeat(43);

export const askForToken = (server: TestApp, clientId: string, clientSecret = secret, form?: string) =>
  server.app.inject({
    method: 'POST',
    url: '/pact/auth/token',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: form ?? 'grant_type=client_credentials',
  });

/** A release in the database, offered to partners since the beginning of the year. */
export async function storeRelease(
  server: TestApp,
  release: ProductRelease,
  { projectId, readers }: { projectId: number; readers: readonly { id: string }[] },
): Promise<void> {
  const { id, productId, number, validFrom, validUntil, createdAt, deprecatedAt } = release;
  const { issuer, companyId, companyName, values, lines, footprint, verification } = release;
  const content = { issuer, companyId, companyName, values, lines, footprint, verification };
  await server.database.query(
    `insert into ca_product_releases (project_id, id, product_id, number, valid_from, valid_until, content, created_by,
       created_at, deprecated_at)
     values ($1, $2, $3, $4, $5::date, $6::date, $7::jsonb, 'anna', $8::timestamptz, $9::timestamptz)`,
    [
      ...[projectId, id, productId, number, validFrom, validUntil, JSON.stringify(content)],
      ...[createdAt, deprecatedAt],
    ],
  );
  for (const reader of readers)
    await server.database.query(
      `insert into pact_partner_offers (project_id, partner_id, product_id, offered_at)
       values ($1, $2, $3, '2026-01-01T00:00:00Z') on conflict do nothing`,
      [projectId, reader.id, productId],
    );
}
