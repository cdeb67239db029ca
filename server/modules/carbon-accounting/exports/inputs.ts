import type { ImportTable } from '../../../../core/contracts/ca-imports';
import type { Queryable } from '../../../lib/database';
import type { Cell } from '../../../lib/tables/csv';
import { activityTable } from '../activities/repository';
import { columnsOf, headersOf, type ColumnName } from '../imports/columns';
import { sectorById } from '../records/reference-data';
import { findBook } from '../factors/factor-books';
import { distributionTable } from '../spend/distributions-repository';
import { spendVolumeTable } from '../spend/volumes-repository';
import { supplierInputTable } from '../suppliers/repository';

/** A row by its columns; a missing column is a type error. */
type Cells<Table extends ImportTable> = Readonly<Record<ColumnName<Table>, Cell>>;

type Readers = {
  readonly [Table in ImportTable]: (
    db: Queryable,
    projectId: number,
    year: number,
  ) => Promise<readonly Cells<Table>[]>;
};

/** Values for the columns of imports, so that an export can be imported again. */
const readers: Readers = {
  async activities(db, projectId, year) {
    const { activities } = await findBook(db, projectId);
    const rows = await activityTable.findAllOfYear(db, projectId, year);
    return rows.map((row) => {
      const activity = activities.find(row.activityId);
      return {
        ...row,
        activity: activity?.name ?? '',
        amount: row.typedAmount ?? row.amount,
        unit: row.typedUnit ?? activity?.unit ?? '',
        country: row.countryCode,
        site: row.resourceId,
        recordId: row.id,
      };
    });
  },
  async bills(db, projectId, year) {
    const { activities } = await findBook(db, projectId);
    const rows = await activityTable.findAllOfYear(db, projectId, year);
    return rows.flatMap((row) =>
      row.bills.map((bill) => ({
        ...bill,
        year: row.year,
        activityId: row.activityId,
        activity: activities.find(row.activityId)?.name ?? '',
        country: row.countryCode,
        site: row.resourceId,
        recordId: row.id,
        billId: bill.id,
      })),
    );
  },
  spend: async (db, projectId, year) =>
    (await spendVolumeTable.findAllOfYear(db, projectId, year)).map((row) => ({
      year: row.year,
      // A turnover can be entered in two ways; the one that was used.
      turnover: row.currency === null ? row.turnoverInThsdUSD : null,
      turnoverTyped: row.turnoverInThsd,
      currency: row.currency,
      spendShare: row.spendShareOfTurnover,
    })),
  distribution: async (db, projectId, year) =>
    (await distributionTable.findAllOfYear(db, projectId, year)).map((row) => {
      const sector = sectorById(row.scope3SectorId);
      return {
        year: row.year,
        sectorCode: sector?.code ?? '',
        sector: sector?.name ?? '',
        share: row.shareOfInput,
      };
    }),
  async suppliers(db, projectId, year) {
    const distributions = await distributionTable.findAllOfYear(db, projectId, year);
    const sectors = new Map(distributions.map(({ id, scope3SectorId }) => [id, sectorById(scope3SectorId)]));
    const suppliers = await supplierInputTable.findAllOfYear(db, projectId, year);
    return suppliers.map((row) => ({
      ...row,
      year: row.recordYear,
      sectorCode: sectors.get(row.distributionId)?.code ?? '',
      sector: sectors.get(row.distributionId)?.name ?? '',
      country: row.countryCode,
      share: row.shareOfSectorInput,
      recordId: row.id,
      product: row.productName,
    }));
  },
};

/** A table of a year's inputs with its header. */
export async function readInputs(
  db: Queryable,
  { projectId, year, table }: { projectId: number; year: number; table: ImportTable },
): Promise<Cell[][]> {
  const rows: readonly Readonly<Record<string, unknown>>[] = await readers[table](db, projectId, year);
  const names = columnsOf(table).map(([name]) => name);
  return [headersOf(table), ...rows.map((row) => names.map((name) => row[name] as Cell))];
}
