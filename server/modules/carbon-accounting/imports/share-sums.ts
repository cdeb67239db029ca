import { isOver100 } from '../../../../core/carbon/inputs/shares';
import type { ImportError } from '../../../../core/contracts/ca-imports';
import { tableColumns } from './columns';
import type { Entry } from './entry';
import { sectorKey, type StoredInputs, type Step } from './stored-inputs';

/** A share and the whole that it is part of. */
interface Part {
  of: string;
  share: number;
}

/** A row of a file, or a stored record. */
type Distribution = Pick<Extract<Entry, { table: 'distribution' }>, 'year' | 'shareOfInput'>;
type Supplier = Pick<
  Extract<Entry, { table: 'suppliers' }>,
  'year' | 'scope3SectorId' | 'shareOfSectorInput'
>;

const ofYear = ({ year, shareOfInput }: Distribution): Part => ({ of: String(year), share: shareOfInput });
const ofSector = ({ year, scope3SectorId, shareOfSectorInput }: Supplier): Part => ({
  of: sectorKey(year, scope3SectorId),
  // Suppliers without a sector are not counted.
  share: scope3SectorId === null ? 0 : shareOfSectorInput,
});

/**
 * Shares that add up to more than 100 percent of a year's purchases, or of a sector's, together with stored
 * records that are not in the file; reported on the last row of each.
 */
export function sharesOver100(steps: readonly Step[], stored: StoredInputs): ImportError[] {
  const sectors = new Map([...stored.distribution.values()].map((row) => [row.id, ofYear(row)]));
  const suppliers = new Map([...stored.suppliers.values()].map((row) => [row.id, ofSector(row)]));
  return [
    ...tooMuch('distribution', steps, sectors, (entry) => entry.table === 'distribution' && ofYear(entry)),
    ...tooMuch('suppliers', steps, suppliers, (entry) => entry.table === 'suppliers' && ofSector(entry)),
  ];
}

function tooMuch(
  table: 'distribution' | 'suppliers',
  steps: readonly Step[],
  stored: ReadonlyMap<string, Part>,
  partOf: (entry: Entry) => Part | false,
): ImportError[] {
  const parts = new Map(stored);
  const lastRows = new Map<string, number>();
  for (const { entry, current } of steps) {
    const part = partOf(entry);
    if (!part) continue;
    parts.set(current?.id ?? `row ${entry.row}`, part);
    lastRows.set(part.of, entry.row);
  }
  const sums = new Map<string, number>();
  for (const { of, share } of parts.values()) sums.set(of, (sums.get(of) ?? 0) + share);
  return [...lastRows].flatMap(([of, row]) => {
    const sum = Number((sums.get(of) ?? 0).toFixed(6));
    if (!isOver100(sum)) return [];
    const message = `With this row the shares add up to ${sum} percent; correct them to 100 at most`;
    const column = tableColumns[table].share.header;
    return [{ table, row, column, value: '', code: 'SHARES_OVER_100', about: String(sum), message }];
  });
}
