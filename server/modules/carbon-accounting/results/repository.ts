import { createHash } from 'node:crypto';
import type { Factor } from '../../../../core/carbon/factors/factor';
import type { ResultRow } from '../../../../core/carbon/calculation/result-row';
import type { Queryable } from '../../../lib/database';

const rowsPerStatement = 5_000;

/** Results being written to the database. */
export interface ResultDraft {
  /** Collects the rows while the caller iterates over them. */
  taking: (rows: Iterable<ResultRow>) => Iterable<ResultRow>;
  /** Replaces the year's results with the collected rows. */
  replace: (tx: Queryable, year: { projectId: number; year: number }) => Promise<void>;
}

/**
 * Only text is kept: for a large year, garbage collection of the row objects would cost more than creating
 * them.
 */
export function draftResults(): ResultDraft {
  /** Each factor's index in the list sent with the statements. */
  const factors = new Map<Factor, number>();
  const statements: string[] = [];
  return {
    *taking(rows) {
      let records: object[] = [];
      const close = () => {
        statements.push(JSON.stringify(records));
        records = [];
      };
      for (const row of rows) {
        const place = factors.get(row.factor) ?? factors.size + 1;
        factors.set(row.factor, place);
        records.push(toRecord(row, place));
        if (records.length === rowsPerStatement) close();
        yield row;
      }
      close();
    },
    async replace(tx, { projectId, year }) {
      const factorIds = await keepFactors(tx, [...factors.keys()]);
      await tx.query('delete from ca_emission_results where project_id = $1 and year = $2', [
        projectId,
        year,
      ]);
      for (const records of statements) await tx.query(insert, [projectId, year, records, factorIds]);
    },
  };
}

// In index order, so that the index is written sequentially.
const insert = `
  insert into ca_emission_results (project_id, year, scope, method, category, in_totals, input_id, business_unit, country,
    activity_id, sector_id, supplier_id, supplier_name, linking_status, linking_sector, linking_country,
    performance, turnover_thsd_usd, spend_share, sector_share, supplier_share, figures, amount, unit, factor_id,
    notes, data_quality, uncertainty, remaining_kg, saved_kg)
  select $1, $2, scope, method, category, in_totals, input_id, business_unit, country,
    activity_id, sector_id, supplier_id, supplier_name, linking_status, linking_sector, linking_country,
    performance, turnover_thsd_usd, spend_share, sector_share, supplier_share, figures, amount, unit,
    ($4::bigint[])[factor_place], notes, data_quality, uncertainty, remaining_kg, saved_kg
    from json_to_recordset($3::json) as r (scope smallint, method text, category smallint, in_totals boolean, input_id uuid,
      business_unit text, country text, activity_id integer, sector_id integer, supplier_id text,
      supplier_name text, linking_status text, linking_sector text, linking_country text,
      performance double precision, turnover_thsd_usd double precision, spend_share double precision,
      sector_share double precision, supplier_share double precision, figures jsonb, amount double precision, unit text,
      factor_place integer, notes text[], data_quality smallint, uncertainty double precision,
      remaining_kg double precision, saved_kg double precision)
   order by remaining_kg + saved_kg desc`;

function toRecord(row: ResultRow, factorPlace: number) {
  const { activity, sector, supplier, purchase } = row;
  return {
    scope: row.scope,
    method: row.method,
    category: row.category,
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
    turnover_thsd_usd: purchase?.turnoverInThsdUSD,
    spend_share: purchase?.spendShareOfTurnover,
    sector_share: purchase?.shareOfInput,
    supplier_share: purchase?.shareOfSectorInput,
    figures: row.figures ?? undefined,
    amount: row.amount,
    unit: row.unit,
    factor_place: factorPlace,
    notes: row.notes,
    data_quality: row.dataQuality,
    uncertainty: row.uncertaintyPercent,
    remaining_kg: row.remainingKg,
    saved_kg: row.savedKg,
  };
}

/** Stores each factor once, however many results use it; returns their ids. */
async function keepFactors(tx: Queryable, factors: readonly Factor[]): Promise<number[]> {
  const prints = factors.map(fingerprint);
  await tx.query(
    `insert into ca_used_factors (fingerprint, factor)
     select fingerprint, factor from jsonb_to_recordset($1::jsonb) as r (fingerprint text, factor jsonb)
     order by fingerprint on conflict (fingerprint) do nothing`,
    [JSON.stringify(factors.map((factor, index) => ({ fingerprint: prints[index], factor })))],
  );
  const kept = await tx.query<{ id: number; fingerprint: string }>(
    'select id, fingerprint from ca_used_factors where fingerprint = any ($1)',
    [prints],
  );
  const ids = new Map(kept.map((row) => [row.fingerprint, row.id]));
  return prints.map((print) => {
    const id = ids.get(print);
    if (id === undefined) throw new Error('A factor was not stored');
    return id;
  });
}

const fingerprint = (factor: Factor) =>
  createHash('sha256').update(JSON.stringify(factor)).digest('base64url');
