import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { methodVersion } from '../../core/carbon/calculation/method-version';
import type { ActivityInput, SupplierLinking, YearInputs } from '../../core/carbon/inputs/year-inputs';
import { createApp } from '../../server/app';
import { loadConfig } from '../../server/config';
import { openDatabase } from '../../server/database/open';
import { loadDemo } from '../../server/demo/load-demo';
import type { Database } from '../../server/lib/database';
import {
  activityById,
  activityKind,
  knownActivityIds,
  knownSectorIds,
  sectorById,
  sectorCodes,
} from '../../server/modules/carbon-accounting/records/reference-data';
import { createTestIdentity } from '../../tests/support/server/test-identity';

interface Size {
  activities: number;
  supplierInputs: number;
}

const countries = ['DE', 'AT', 'CN', 'US', 'PL', 'FR'];
const sectors = 20;
/** Every tenth supplier is known to the platform and has submitted. */
const linkedEvery = 10;
const submitted: SupplierLinking = {
  status: 'submitted',
  segments: [
    { sector: 'STEEL', country: 'DE', year: 2020, performance: 20, submittedAt: '2021-01-01T00:00:00.000Z' },
  ],
  segmentSector: 'ALUMINIUM',
  segmentCountry: 'AT',
};
const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
const uuid = (kind: number, index: number) =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`;

function activityOf(index: number): ActivityInput {
  const activity = activityById(pick(knownActivityIds, index));
  if (!activity) throw new Error('The list of activities has a hole.');
  const { activityId, name, unit } = activity;
  const id = uuid(1, index);
  const countryCode = pick(countries, index);
  return {
    ...activityKind(activity),
    id,
    activityId,
    name,
    unit,
    amount: 100 + index,
    countryCode,
    businessUnit: '',
  };
}

/** Last year, with that many inputs spread over all activities, twenty sectors and six countries. */
export function bigYear({ activities, supplierInputs }: Size): YearInputs {
  const perSector = Math.ceil(supplierInputs / sectors);
  return {
    year: new Date().getUTCFullYear() - 1,
    homeCountry: 'AT',
    typicalShares: [],
    allSectors: sectorCodes,
    activities: Array.from({ length: activities }, (_, index) => activityOf(index)),
    spend: { turnoverInThsdUSD: 1_000_000, spendShareOfTurnover: 50 },
    distributions: Array.from({ length: sectors }, (_, index) => {
      const sector = sectorById(pick(knownSectorIds, index));
      if (!sector) throw new Error('The list of sectors has a hole.');
      return { id: uuid(2, index), sector, shareOfInput: 100 / sectors };
    }),
    supplierInputs: Array.from({ length: supplierInputs }, (_, index) => ({
      id: uuid(3, index),
      distributionId: uuid(2, index % sectors),
      supplierId: `S${index}`,
      supplierName: `Supplier ${index}`,
      countryCode: pick(countries, index),
      shareOfSectorInput: 90 / perSector,
      linking: index % linkedEvery === 0 ? submitted : undefined,
    })),
  };
}

/** The same year, with every tenth supplier sharing allocated emissions and an intensity. */
export function withSharedFigures(inputs: YearInputs): YearInputs {
  const figure = {
    year: inputs.year,
    allocated: { scope1: 1, scope2: 1, scope3: 4, total: 6 },
    method: 'economic',
    calculatedAt: '2026-01-01T00:00:00.000Z',
    methodVersion,
    covers: { scope1: true, scope2: true, purchases: true },
    categories: [1, 3],
    intensity: 0.4,
    dataQuality: 3,
    uncertaintyPercent: 30,
    isVerified: false,
    sharedAt: '2026-01-02T00:00:00.000Z',
  } as const;
  return {
    ...inputs,
    supplierInputs: inputs.supplierInputs.map((input, index) => {
      const { linking, countryCode: country } = input;
      if (!linking) return input;
      const shared = [{ ...figure, categories: [...figure.categories] }];
      const figures = { linkingId: uuid(4, index), company: index, country, shared };
      return { ...input, linking: { ...linking, figures } };
    }),
  };
}

const email = 'anna.berger@alpenguss.example';

/** Replaces all figures of the demo supplier with such a year; returns its project and the year. */
export async function storeBigYear(
  database: Database,
  size: Size,
): Promise<{ projectId: number; year: number }> {
  const [user] = await database.query<{ id: number }>('select project_id as id from users where email = $1', [
    email,
  ]);
  const projectId = user?.id ?? 0;
  const { activities, spend, distributions, supplierInputs, year } = bigYear(size);
  await database.query(
    'truncate ca_activity_data, ca_spend_volumes, ca_spend_distributions, ca_supplier_inputs',
  );
  await database.query(
    `insert into ca_activity_data (project_id, id, year, activity_id, amount, country, created_by, updated_by)
     select $1, id, $2, "activityId", amount, "countryCode", $3, $3
       from json_to_recordset($4::json) as r (id uuid, "activityId" integer, amount float8, "countryCode" text)`,
    [projectId, year, email, JSON.stringify(activities)],
  );
  await database.query(
    'insert into ca_spend_volumes (project_id, year, turnover_thsd_usd, spend_share) values ($1, $2, $3, $4)',
    [projectId, year, spend?.turnoverInThsdUSD, spend?.spendShareOfTurnover],
  );
  await database.query(
    `insert into ca_spend_distributions (project_id, id, year, sector_id, share)
     select $1, id, $2, "sectorId", "shareOfInput"
       from json_to_recordset($3::json) as r (id uuid, "sectorId" integer, "shareOfInput" float8)`,
    [projectId, year, JSON.stringify(distributions.map((row) => ({ ...row, sectorId: row.sector.id })))],
  );
  await database.query(
    `insert into ca_supplier_inputs (project_id, id, distribution_id, year, supplier_id, supplier_name, country, share)
     select $1, id, "distributionId", $2, "supplierId", "supplierName", "countryCode", "shareOfSectorInput"
       from json_to_recordset($3::json) as r (id uuid, "distributionId" uuid, "supplierId" text,
         "supplierName" text, "countryCode" text, "shareOfSectorInput" float8)`,
    [projectId, year, JSON.stringify(supplierInputs)],
  );
  // Each linking points to the demo supplier that has submitted something.
  await database.query(
    `insert into linkings (requester_project_id, supplier_project_id, supplier_name, supplier_number, supplier_email,
       requested_sector, requested_country, status, last_submitted_at)
     select $1, s.project_id, 'Supplier ' || n, 'S' || n, 'contact-' || n || '@linked.example',
       s.sector_code, s.country_code, 'accepted', now()
     from generate_series(0, $2::integer - 1, $3) n,
       (select * from business_segments where submitted_performance > 0 and project_id <> $1 limit 1) s`,
    [projectId, size.supplierInputs, linkedEvery],
  );
  return { projectId, year };
}

interface Calls {
  calculate: () => Promise<unknown>;
  page: () => Promise<unknown>;
  report: () => Promise<unknown>;
}

/** Runs `work` on the whole server with an embedded database in which the demo supplier has such a year. */
export async function withBigYear<Result>(
  size: Size,
  work: (calls: Calls) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: '0', SITE_DIR: 'no-site' });
  const database = await openDatabase(config, (error) => {
    throw error;
  });
  try {
    await loadDemo(database);
    const { projectId, year } = await storeBigYear(database, size);
    const identity = createTestIdentity();
    const app = await createApp(config, { database, identity });
    const headers = {
      authorization: 'Bearer supplier-portal-public',
      'x-access-token': await identity.tokenFor(email, { expires: '1h' }),
    };
    const path = `/api/ca-emission-results/project/${projectId}`;
    const call = async (request: { url: string; method?: 'POST'; payload?: object }) => {
      const answer = await app.inject({ ...request, headers });
      if (answer.statusCode !== 200) throw new Error(`${request.url} answered ${answer.body.slice(0, 500)}`);
    };
    const result = await work({
      calculate: () => call({ url: `${path}/calculate`, method: 'POST', payload: { year } }),
      page: () => call({ url: `${path}?year=${year}&pageSize=1000` }),
      report: () => call({ url: `${path}/year/${year}` }),
    });
    await app.close();
    return result;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
