import { randomUUID } from 'node:crypto';
import type { ProductRelease } from '../../core/contracts/ca-product-releases';
import type { PactFootprintList, PactToken } from '../../core/contracts/pact-interface';
import { bracketValues } from '../../core/products/test-product';
import { createApp } from '../../server/app';
import { loadConfig } from '../../server/config';
import type { Database } from '../../server/lib/database';
import { hashSecretToken } from '../../server/lib/secret-token';
import { createTestIdentity } from '../../tests/support/server/test-identity';
import type { Row } from '../pages/table';
import { percentile } from '../median';

const footprints = 100_000;
const rounds = 200;
const secret = 's'.repeat(43);

const content: Pick<
  ProductRelease,
  'issuer' | 'companyId' | 'companyName' | 'values' | 'lines' | 'footprint'
> = {
  ...{ issuer: 'localhost', companyId: 1, companyName: 'Nordwerk Automotive AG', lines: [] },
  values: bracketValues,
  footprint: {
    ...{ fossil: 80, landUse: 1, biogenic: 2, uptake: -3, kg: 83, packaging: null, primaryShare: 40 },
    ...{ dataQuality: 2, byKind: [{ kind: 'material', kg: 83 }], gwp: ['AR6'], sources: [] },
  },
};

/** Pages that a partner fetches of the 100,000 footprints offered to it, 99th percentile in ms. */
export async function measureFootprints(database: Database): Promise<Row[]> {
  const [person] = await database.query<{ projectId: number }>(
    'select project_id as "projectId" from users where email = \'henrik.dahl@nordwerk.example\'',
    [],
  );
  const clientId = await grow(database, person?.projectId ?? 0);
  await database.query('vacuum (analyze)');
  const config = loadConfig({ LOG_LEVEL: 'error', RATE_LIMIT: '0', SITE_DIR: 'no-site' });
  const app = await createApp(config, { database, identity: createTestIdentity() });
  const token = await app.inject({
    method: 'POST',
    url: '/pact/auth/token',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=client_credentials',
  });
  const headers = { authorization: `Bearer ${token.json<PactToken>().access_token}` };
  const rows: Row[] = [];
  for (const [what, query] of Object.entries(await queriesOf(database))) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const answer = await app.inject({ url: `/pact/3/footprints?limit=20&${query}`, headers });
      times.push(performance.now() - start);
      if (answer.statusCode !== 200 || answer.json<PactFootprintList>().data.length === 0)
        throw new Error(`${query}: ${answer.body}`);
    }
    const measured = percentile(times, 99);
    rows.push({ what: `footprints ${what}, p99`, measured, unit: 'ms', bound: { atMost: 50 } });
  }
  await app.close();
  return rows;
}

/** The filters of the specification, each with matches. */
async function queriesOf(database: Database): Promise<Record<string, string>> {
  const [middle] = await database.query<{ productId: string; id: string; createdAt: string }>(
    `select product_id as "productId", id, created_at as "createdAt" from ca_product_releases
      where content -> 'values' ->> 'partNumber' = $1`,
    [`P-${footprints / 2}`],
  );
  if (!middle) throw new Error('There is a release in the middle.');
  const after = Buffer.from(`${middle.createdAt} ${middle.id}`).toString('base64url');
  return {
    'without a filter': '',
    'in the middle': `after=${after}`,
    'by product': `productId=urn:pact:localhost:product-id:${middle.productId}`,
    'by part number': 'productId=urn:pact:localhost:part-number:P-77777',
    'by GTIN': 'productId=urn:gtin:4000000000077',
    'of a country with few': 'geography=IS',
    'of a class with few': 'classification=urn:pact:productclassification:un-cpc:99999',
    'valid on a day': 'validOn=2026-06-01T00:00:00Z&status=Active',
    'valid after a day with few': 'validAfter=2026-06-01T00:00:00Z',
  };
}

async function grow(database: Database, projectId: number): Promise<string> {
  const clientId = randomUUID();
  await database.query(
    `insert into pact_partners (project_id, name, client_id, client_secret_hash, credential_made_at)
     values ($1, 'Bench', $2, $3, now())`,
    [projectId, clientId, hashSecretToken(secret)],
  );
  await database.query(
    `insert into ca_product_releases (project_id, id, product_id, number, valid_from, valid_until, content, created_by,
            created_at)
     select $1, gen_random_uuid(), gen_random_uuid(), 1,
            case when n % 5000 = 0 then '2026-07-01' else '2026-01-01' end::date, '2028-12-31',
            jsonb_set($2::jsonb, '{values}', $2::jsonb -> 'values' || jsonb_build_object(
              'partNumber', 'P-' || n, 'gtin', (4000000000000 + n)::text,
              'country', case when n % 5000 = 0 then 'IS' else (array['DE', 'AT', 'FR', 'PL'])[1 + n % 4] end,
              'cpc', case when n % 5000 = 0 then '99999' else (41000 + n % 500)::text end)),
            'bench', timestamptz '2026-01-01' + n * interval '1 second'
       from generate_series(1, $3::integer) n`,
    [projectId, JSON.stringify(content), footprints],
  );
  await database.query(
    `insert into pact_partner_offers (project_id, partner_id, product_id, offered_at)
     select r.project_id, p.id, r.product_id, '2026-01-01' from ca_product_releases r
       join pact_partners p on p.client_id = $2 where r.project_id = $1 and r.created_by = 'bench'`,
    [projectId, clientId],
  );
  return clientId;
}
