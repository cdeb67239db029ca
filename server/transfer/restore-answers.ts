import type { Queryable } from '../lib/database';
import { rowOf } from './row-of';
import type { Table } from './tables';

const statements: Readonly<Record<string, string>> = {
  company_questions: `
    insert into company_questions (project_id, answers, answered_on)
    select (row ->> 'project_id')::integer, (row ->> 'answers')::jsonb, (row ->> 'answered_on')::date
      from (select $1::json as row) as one
    on conflict (project_id) do update
      set answers = excluded.answers, answered_on = excluded.answered_on, status = 'draft', updated_by = null,
          version = now()
      where company_questions.answers is distinct from excluded.answers`,
  business_segments: `
    insert into business_segments (project_id, sector_code, country_code, answers)
    select (row ->> 'project_id')::integer, row ->> 'sector_code', row ->> 'country_code', (row ->> 'answers')::jsonb
      from (select $1::json as row) as one
    on conflict (project_id, sector_code, country_code) do update
      set answers = excluded.answers, status = 'draft', updated_by = null, updated_at = now(),
          version = business_segments.version + 1
      where business_segments.answers is distinct from excluded.answers`,
};

/** Restores the answers of one row of a backup, as a draft; what was submitted stays. */
export async function restoreAnswers(tx: Queryable, table: Table, line: string): Promise<void> {
  const statement = statements[table.name];
  if (!statement) throw new Error(`Nothing says how answers of ${table.name} come back.`);
  await tx.query(statement, [JSON.stringify(rowOf(table, line))]);
}
