import type { FigureMethod } from '../../../../core/terms/figure-methods';
import { kgPerTon } from '../../../../core/carbon/calculation/totals';
import type { EmissionResult } from '../../../../core/contracts/ca-emission-results';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { ApiError } from '../../../lib/api-error';
import type { Queryable } from '../../../lib/database';
import type { Cell } from '../../../lib/tables/csv';
import { tableColumns } from '../imports/columns';
import { countResults, findResults } from '../results/read-repository';

const pageSize = 1000;

const columns: readonly (readonly [header: string, valueOf: (row: EmissionResult) => Cell])[] = [
  ['Year', ({ year }) => year],
  ['Scope', ({ scope }) => scope],
  ['Category (scope 3, 1 to 15)', ({ category }) => category],
  ['Method', ({ scopeDetails }) => scopeDetails],
  ['In totals', ({ inTotals }) => inTotals],
  ['Country', ({ countryCode }) => countryCode],
  ['Site', ({ businessUnit }) => businessUnit],
  ['Activity', ({ activityName }) => activityName],
  ['Sector', ({ scope3SectorName }) => scope3SectorName],
  ['Supplier ID', ({ supplierIdFrontend }) => supplierIdFrontend],
  ['Supplier name', ({ supplierName }) => supplierName],
  ['Supplier status', ({ supplierLinkingStatus }) => supplierLinkingStatus],
  ['Supplier performance (%)', ({ supplierLinkingPerformance }) => supplierLinkingPerformance],
  // Named like the input columns.
  [tableColumns.spend.turnoverTyped.header, ({ money }) => money?.turnoverInThsd ?? null],
  [tableColumns.spend.currency.header, ({ money }) => money?.currency ?? null],
  ['USD per unit', ({ money }) => money?.usdPerUnit ?? null],
  ['Prices of 2022 per price of the year', ({ money }) => money?.priceFactor ?? null],
  [tableColumns.spend.turnover.header, ({ purchase }) => purchase?.turnoverInThsdUSD ?? null],
  [tableColumns.spend.spendShare.header, ({ purchase }) => purchase?.spendShareOfTurnover ?? null],
  [tableColumns.distribution.share.header, ({ purchase }) => purchase?.shareOfInput ?? null],
  [tableColumns.suppliers.share.header, ({ purchase }) => purchase?.shareOfSectorInput ?? null],
  ['Amount', ({ amount }) => amount],
  ['Unit', ({ unit }) => unit],
  ['Factor', ({ factor }) => factor.value],
  ['Factor unit', ({ factor }) => factor.unit],
  ['Inventory, baseline (t CO2e)', ({ baselineEmissionsTonsCO2e }) => baselineEmissionsTonsCO2e],
  ['Remaining (t CO2e)', ({ remainingEmissionsTonsCO2e }) => remainingEmissionsTonsCO2e],
  ['Saved (t CO2e)', ({ savedEmissionsTonsCO2e }) => savedEmissionsTonsCO2e],
  ['Factor ID', ({ factor }) => factor.id],
  ['Publisher', ({ factor }) => factor.publisher],
  ['Edition', ({ factor }) => factor.edition],
  ['Factor year', ({ factor }) => factor.year],
  ['Factor geography', ({ factor }) => factor.geography],
  ['Licence', ({ factor }) => factor.licence],
  ['Boundary', ({ factor }) => factor.boundary],
  ['Warming potentials', ({ factor }) => factor.gwp],
  ['Notes', ({ notes }) => notes.join(', ')],
  ['Data quality (1 best)', ({ dataQuality }) => dataQuality],
  ['Uncertainty (%)', ({ uncertaintyPercent }) => uncertaintyPercent],
  ['Method version', ({ methodVersion }) => methodVersion],
  ['Year of the supplier figure', ({ figures }) => figures?.year ?? null],
  ['Supplier figure shared at', ({ figures }) => figures?.sharedAt ?? null],
  ['Allocated by the supplier (t CO2e)', (row) => optionOf(row, 'supplier-allocated')],
  ['Intensity of the supplier (t CO2e)', (row) => optionOf(row, 'supplier-intensity')],
  ['Average of the sector (t CO2e)', (row) => optionOf(row, 'spend-based')],
  ['Footprint of the product (t CO2e)', (row) => optionOf(row, 'supplier-specific')],
  ['Product', ({ figures }) => figures?.product?.name ?? null],
  ['Quantity of the product', ({ figures }) => figures?.product?.quantity ?? null],
  ['Unit of the quantity', ({ figures }) => figures?.product?.unit ?? null],
  ['Release of the footprint', ({ figures }) => figures?.product?.number ?? null],
  ['Footprint verified by', ({ figures }) => figures?.product?.verifiedBy ?? null],
];

/** The result of a purchase with another figure; null where there is none. */
function optionOf({ figures }: EmissionResult, method: FigureMethod): number | null {
  const option = figures?.options.find((each) => each.method === method);
  return option ? option.kg / kgPerTon : null;
}

export const resultHeaders: readonly string[] = columns.map(([header]) => header);

export const resultCells = (row: EmissionResult): Cell[] => columns.map(([, valueOf]) => valueOf(row));

/**
 * The results of a year in pages, so that even a large year fits in memory.
 * @param report of the year; its results are those of the same calculation
 * @throws ApiError 409 CALCULATED_MEANWHILE when they are replaced or deleted after the report or between two pages
 */
export async function* resultPages(
  db: Queryable,
  projectId: number,
  { year, calculatedAt }: Pick<YearReport, 'year' | 'calculatedAt'>,
): AsyncGenerator<EmissionResult[]> {
  const total = await countResults(db, { projectId, year });
  for (let offset = 0; offset < total; offset += pageSize) {
    const page = await findResults(db, { projectId, year }, { limit: pageSize, offset });
    const isWhole = page.length === Math.min(pageSize, total - offset);
    if (!isWhole || page.some(({ createdAt }) => createdAt !== calculatedAt))
      throw new ApiError(409, 'CALCULATED_MEANWHILE', `${year} has been calculated again; export it again.`);
    yield page;
  }
}
