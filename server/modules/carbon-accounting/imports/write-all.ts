import type { Queryable } from '../../../lib/database';
import type { Entry } from './resolve';

type Table = Entry['table'];

export interface Written {
  id: string;
  version: number;
}

/** Records as one JSON text, named as on the wire: a statement for each of ten thousand takes half a minute. */
const given: Record<Table, string> = {
  activities: `json_to_recordset($2::json) as g (id uuid, year smallint, "activityId" integer,
    amount double precision, "countryCode" text, "resourceId" text, note text, evidence text,
    "typedAmount" double precision, "typedUnit" text, "calorificValue" double precision)`,
  spend: `json_to_recordset($2::json) as g (id uuid, year smallint, "turnoverInThsdUSD" double precision,
    "spendShareOfTurnover" double precision, "turnoverInThsd" double precision, currency text)`,
  distribution: `json_to_recordset($2::json) as g (id uuid, year smallint, "scope3SectorId" integer,
    "shareOfInput" double precision)`,
  suppliers: `json_to_recordset($2::json) as g (id uuid, year smallint, "distributionId" uuid,
    "supplierId" text, "supplierName" text, "countryCode" text, "shareOfSectorInput" double precision)`,
};

const statements: Record<Table, { insert: string; update: string }> = {
  activities: {
    insert: `insert into ca_activity_data as r (project_id, id, year, activity_id, amount, country, resource_id,
        note, evidence, typed_amount, typed_unit, calorific_value, created_by, updated_by)
      select $1::integer, id, year, "activityId", amount, "countryCode", "resourceId", note, evidence,
        "typedAmount", "typedUnit", "calorificValue", $3::text, $3::text
        from ${given.activities} on conflict do nothing returning r.id, r.version`,
    update: `update ca_activity_data r
        set amount = g.amount, country = g."countryCode", resource_id = g."resourceId", note = g.note,
            evidence = g.evidence, typed_amount = g."typedAmount", typed_unit = g."typedUnit",
            calorific_value = g."calorificValue", updated_by = $3::text, updated_at = now(), version = r.version + 1
       from ${given.activities} where r.project_id = $1::integer and r.id = g.id returning r.id, r.version`,
  },
  spend: {
    insert: `insert into ca_spend_volumes as r (project_id, id, year, turnover_thsd_usd, spend_share,
        turnover_thsd, currency)
      select $1::integer, id, year, "turnoverInThsdUSD", "spendShareOfTurnover", "turnoverInThsd", currency
        from ${given.spend} on conflict do nothing returning r.id, r.version`,
    update: `update ca_spend_volumes r
        set turnover_thsd_usd = g."turnoverInThsdUSD", spend_share = g."spendShareOfTurnover",
            turnover_thsd = g."turnoverInThsd", currency = g.currency, updated_at = now(), version = r.version + 1
       from ${given.spend} where r.project_id = $1::integer and r.id = g.id returning r.id, r.version`,
  },
  distribution: {
    insert: `insert into ca_spend_distributions as r (project_id, id, year, sector_id, share)
      select $1::integer, id, year, "scope3SectorId", "shareOfInput"
        from ${given.distribution} on conflict do nothing returning r.id, r.version`,
    update: `update ca_spend_distributions r
        set share = g."shareOfInput", updated_at = now(), version = r.version + 1
       from ${given.distribution} where r.project_id = $1::integer and r.id = g.id returning r.id, r.version`,
  },
  suppliers: {
    insert: `insert into ca_supplier_inputs as r (project_id, id, year, distribution_id, supplier_id,
        supplier_name, country, share)
      select $1::integer, id, year, "distributionId", "supplierId", "supplierName", "countryCode",
        "shareOfSectorInput"
        from ${given.suppliers} on conflict do nothing returning r.id, r.version`,
    update: `update ca_supplier_inputs r
        set distribution_id = g."distributionId", year = coalesce(g.year, r.year), supplier_id = g."supplierId",
            supplier_name = g."supplierName", country = g."countryCode", share = g."shareOfSectorInput",
            updated_at = now(), version = r.version + 1
       from ${given.suppliers} where r.project_id = $1::integer and r.id = g.id returning r.id, r.version`,
  },
};

/** Inserts or updates records of one table at once; those that stand in the way or are gone are missing in the answer. */
export async function writeAll(
  tx: Queryable,
  what: 'insert' | 'update',
  into: { projectId: number; person: string; table: Table; records: readonly object[] },
): Promise<Written[]> {
  const { projectId, person, table, records } = into;
  if (records.length === 0) return [];
  const values = [projectId, JSON.stringify(records), ...(table === 'activities' ? [person] : [])];
  return tx.query<Written>(statements[table][what], values);
}
