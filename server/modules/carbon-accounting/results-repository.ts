import { createHash } from 'node:crypto';
import type { Factor } from '../../../core/carbon/factor';
import type { ResultRow } from '../../../core/carbon/result-row';
import type { Queryable } from '../../plugins/database';

const rowsPerStatement = 5_000;

/** Replaces the results of a year. */
export async function replaceResults(
  tx: Queryable,
  { projectId, year, rows }: { projectId: number; year: number; rows: readonly ResultRow[] },
): Promise<void> {
  const factorIds = await keepFactors(tx, new Set(rows.map(({ factor }) => factor)));
  await tx.query('delete from ca_emission_results where project_id = $1 and year = $2', [projectId, year]);
  // In the order of the index, which makes it grow at its end.
  const sorted = rows.toSorted((a, b) => b.remainingKg - a.remainingKg);
  for (let start = 0; start < sorted.length; start += rowsPerStatement) {
    const part = sorted.slice(start, start + rowsPerStatement);
    const records = part.map((row) => toRecord(row, factorIds));
    await tx.query(insert, [projectId, year, JSON.stringify(records)]);
  }
}

const insert = `
  insert into ca_emission_results (project_id, year, scope, method, in_totals, input_id, business_unit, country,
    activity_id, sector_id, supplier_id, supplier_name, linking_status, linking_sector, linking_country,
    performance, amount, unit, factor_id, notes, data_quality, uncertainty, remaining_kg, saved_kg)
  select $1, $2, scope, method, in_totals, input_id, business_unit, country,
    activity_id, sector_id, supplier_id, supplier_name, linking_status, linking_sector, linking_country,
    performance, amount, unit, factor_id, notes, data_quality, uncertainty, remaining_kg, saved_kg
    from json_to_recordset($3::json) as r (scope smallint, method text, in_totals boolean, input_id uuid,
      business_unit text, country text, activity_id integer, sector_id integer, supplier_id text,
      supplier_name text, linking_status text, linking_sector text, linking_country text,
      performance double precision, amount double precision, unit text, factor_id bigint, notes text[],
      data_quality smallint, uncertainty double precision, remaining_kg double precision,
      saved_kg double precision)`;

function toRecord(row: ResultRow, factorIds: ReadonlyMap<Factor, number>) {
  const { activity, sector, supplier } = row;
  return {
    scope: row.scope,
    method: row.method,
    in_totals: row.inTotals,
    input_id: row.inputId,
    business_unit: activity?.businessUnit ?? '',
    country: row.countryCode,
    activity_id: activity?.activityId,
    sector_id: sector?.id,
    supplier_id: supplier?.supplierId,
    supplier_name: supplier?.supplierName,
    linking_status: supplier?.linking?.status,
    linking_sector: supplier?.linking?.segmentSector,
    linking_country: supplier?.linking?.segmentCountry,
    performance: row.performance,
    amount: row.amount,
    unit: row.unit,
    factor_id: factorIds.get(row.factor),
    notes: row.notes,
    data_quality: row.dataQuality,
    uncertainty: row.uncertaintyPercent,
    remaining_kg: row.remainingKg,
    saved_kg: row.savedKg,
  };
}

/** Stores each factor once, however many results are made with it; answers with where it is. */
async function keepFactors(
  tx: Queryable,
  factors: ReadonlySet<Factor>,
): Promise<ReadonlyMap<Factor, number>> {
  const prints = new Map([...factors].map((factor) => [factor, fingerprint(factor)]));
  await tx.query(
    `insert into ca_used_factors (fingerprint, factor)
     select fingerprint, factor from jsonb_to_recordset($1::jsonb) as r (fingerprint text, factor jsonb)
     order by fingerprint on conflict (fingerprint) do nothing`,
    [JSON.stringify([...prints].map(([factor, print]) => ({ fingerprint: print, factor })))],
  );
  const kept = await tx.query<{ id: number; fingerprint: string }>(
    'select id, fingerprint from ca_used_factors where fingerprint = any ($1)',
    [[...new Set(prints.values())]],
  );
  const ids = new Map(kept.map((row) => [row.fingerprint, row.id]));
  return new Map([...prints].map(([factor, print]) => [factor, ids.get(print) ?? 0]));
}

const fingerprint = (factor: Factor) =>
  createHash('sha256').update(JSON.stringify(factor)).digest('base64url');
