import { hotspotSectors } from '../../data/hotspot-sectors/hotspot-sectors';
import type { Database } from '../../server/lib/database';
import type { Template } from './template';

/** Years per company, each as large as the template. */
export const years = 4;
/** Suppliers that each company invites, and customers that invite it. */
const partners = 20;
/** Audit trail entries per company. */
const entries = 100;
const sectors = hotspotSectors.map(({ code }) => code);
/** Companies written per statement. */
const atOnce = 100;

/** Fills an empty database with this many companies of the template's size, numbered from 1. */
export async function fill(database: Database, companies: number, template: Template): Promise<void> {
  await database.longTransaction(async (tx) => {
    await tx.query(
      'insert into ca_used_factors select * from json_populate_recordset(null::ca_used_factors, $1)',
      [template.factors],
    );
    await tx.query(
      `select setval(pg_get_serial_sequence('ca_used_factors', 'id'), (select max(id) from ca_used_factors))`,
    );
  });
  const statements = await findStatements(database, template);
  await database.longTransaction((tx) => tx.query(companiesInsert, [companies, sectors]));
  await database.longTransaction((tx) => tx.query(partnersInsert, [companies, partners, sectors]));
  for (let first = 1; first <= companies; first += atOnce) {
    const last = Math.min(first + atOnce - 1, companies);
    await database.longTransaction(async (tx) => {
      for (const { statement, rows } of statements) await tx.query(statement, [first, last, years, rows]);
      await tx.query(entriesInsert, [first, last, entries]);
    });
  }
}

interface Statement {
  statement: string;
  rows: string;
}

/**
 * Statements that write the template's rows for the companies from `$1` to `$2` and the last `$3` years, company by
 * company; `$4` are the rows. Ids are derived from the company, the year and the id in the template, so references
 * stay valid. No two amounts are the same.
 */
function findStatements(database: Database, { tables }: Template): Promise<Statement[]> {
  return database.query<Statement>(
    `select rows, format(
       'insert into %1$I (%2$s) select %3$s from generate_series($1::integer, $2::integer) c
          cross join generate_series(0, $3::integer - 1) y
          cross join json_populate_recordset(null::%1$I, $4::json) r order by c, y',
       relname, string_agg(quote_ident(attname), ', ' order by attnum),
       string_agg(case
         when attname = 'project_id' then 'c'
         when attname = 'year' then 'r.year - y'
         when attname = 'number' then $s$nextval('ca_record_numbers')$s$
         when attidentity <> '' then format('nextval(pg_get_serial_sequence(%L, %L))', relname, attname)
         when atttypid = 'uuid'::regtype then format('md5(c || ''/'' || y || ''/'' || r.%I)::uuid', attname)
         when attname in ('amount', 'remaining_kg', 'saved_kg') then format('r.%I * (0.9 + random() / 5)', attname)
         else format('r.%I', attname) end, ', ' order by attnum)) as statement
       from json_to_recordset($1::json) as t ("table" regclass, rows text)
       join pg_class c on c.oid = "table"
       join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
      group by c.oid, relname, rows`,
    [JSON.stringify(tables)],
  );
}

/** One person, one assessed sector and one of 60 industries each. */
const companiesInsert = `
  with made as (
    insert into projects (name) select 'Company ' || n from generate_series(1, $1::integer) n returning id),
  profiles as (
    insert into company_profiles (project_id, country, industry_id, contact_email)
    select id, 'DE', 1 + id % 60, 'contact@company-' || id || '.example' from made),
  segments as (
    insert into business_segments (project_id, sector_code, country_code, status, submitted, submitted_score,
      submitted_performance, submitted_at)
    select id, ($2::text[])[1 + id % cardinality($2::text[])], 'DE', 'submitted', '{"performance": 20}', id % 100, 20, now() from made)
  insert into users (project_id, email, role, is_main_user, proved_at)
  select id, 'contact@company-' || id || '.example', 'Admin', true, now() from made`;

/** Every company invites companies from all over the list; all have accepted, and every other one has submitted. */
const partnersInsert = `
  insert into linkings (requester_project_id, supplier_project_id, supplier_name, supplier_number, supplier_email,
    requested_sector, requested_country, status, last_submitted_at)
  select c, s, 'Company ' || s, 'S' || n, 'contact@company-' || s || '.example', ($3::text[])[1 + s % cardinality($3::text[])], 'DE', 'accepted',
    case when n % 2 = 0 then now() end
    from generate_series(1, $1::integer) c cross join generate_series(1, $2::integer) n
    cross join lateral (select 1 + (c + n * ($1 / ($2 + 1)) - 1) % $1 as s) as supplier`;

/** As long as real entries; their hashes do not form a chain. */
const entriesInsert = `
  with heads as (
    insert into audit_heads (project_id, entries, hash)
    select c, $3, encode(sha256(c::text::bytea), 'hex') from generate_series($1::integer, $2::integer) c
    returning project_id)
  insert into audit_entries (project_id, number, at, actor, area, action, subject, changes, hash)
  select project_id, n, now() - n * interval '1 hour', 'contact@company-' || project_id || '.example',
    'carbon-accounting', 'update', 'Natural gas', '[{"field":"amount","from":100,"to":110}]',
    encode(sha256((project_id || '/' || n)::bytea), 'hex')
    from heads cross join generate_series(1, $3::integer) n order by project_id, n`;
