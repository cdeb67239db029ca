import type { ImportTable } from '../../../../core/contracts/ca-imports';
import type { Queryable } from '../../../lib/database';
import type { Cell } from '../../../lib/tables/csv';
import { activityTable } from '../activities/repository';
import { headersOf } from '../imports/columns';
import { sectorById } from '../records/reference-data';
import { findBook } from '../results/factor-books';
import { distributionTable } from '../spend/distributions-repository';
import { spendVolumeTable } from '../spend/volumes-repository';
import { supplierInputTable } from '../suppliers/repository';

type ReadTable = (db: Queryable, projectId: number, year: number) => Promise<Cell[][]>;

/** The columns of `imports/columns`, so that an export can be imported again. */
const readers: Record<ImportTable, ReadTable> = {
  activities: async (db, projectId, year) => {
    const { activities } = await findBook(db, projectId);
    const rows = await activityTable.findAllOfYear(db, projectId, year);
    return rows.map((row) => {
      const activity = activities.find(row.activityId);
      return [
        row.year,
        row.activityId,
        activity?.name ?? '',
        row.typedAmount ?? row.amount,
        row.typedUnit ?? activity?.unit ?? '',
        row.countryCode,
        row.resourceId,
        row.note,
        row.evidence,
        row.id,
        row.calorificValue,
        row.supplierFactor,
        row.electricitySupplier,
        row.renewableShare,
      ];
    });
  },
  bills: async (db, projectId, year) => {
    const { activities } = await findBook(db, projectId);
    const rows = await activityTable.findAllOfYear(db, projectId, year);
    return rows.flatMap((row) =>
      row.bills.map((bill) => [
        row.year,
        row.activityId,
        activities.find(row.activityId)?.name ?? '',
        bill.from,
        bill.to,
        bill.amount,
        bill.unit,
        row.countryCode,
        row.resourceId,
        bill.evidence,
        bill.note,
        bill.calorificValue,
        row.id,
        bill.id,
      ]),
    );
  },
  spend: async (db, projectId, year) =>
    (await spendVolumeTable.findAllOfYear(db, projectId, year)).map((row) => [
      row.year,
      // Of the two ways to enter a turnover the one that was used.
      row.currency === null ? row.turnoverInThsdUSD : null,
      row.turnoverInThsd,
      row.currency,
      row.spendShareOfTurnover,
    ]),
  distribution: async (db, projectId, year) =>
    (await distributionTable.findAllOfYear(db, projectId, year)).map((row) => {
      const sector = sectorById(row.scope3SectorId);
      return [row.year, sector?.code ?? '', sector?.name ?? '', row.shareOfInput];
    }),
  suppliers: async (db, projectId, year) => {
    const distributions = await distributionTable.findAllOfYear(db, projectId, year);
    const sectors = new Map(distributions.map(({ id, scope3SectorId }) => [id, sectorById(scope3SectorId)]));
    const suppliers = await supplierInputTable.findAllOfYear(db, projectId, year);
    return suppliers.map((row) => [
      row.recordYear,
      sectors.get(row.distributionId)?.code ?? '',
      sectors.get(row.distributionId)?.name ?? '',
      row.supplierId,
      row.supplierName,
      row.countryCode,
      row.shareOfSectorInput,
      row.id,
      row.productName,
      row.productQuantity,
      row.productUnit,
      row.productShare,
      row.productId,
    ]);
  },
};

/** A table of a year's inputs with its header. */
export async function readInputs(
  db: Queryable,
  { projectId, year, table }: { projectId: number; year: number; table: ImportTable },
): Promise<Cell[][]> {
  return [headersOf(table), ...(await readers[table](db, projectId, year))];
}
