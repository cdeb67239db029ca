import type { SupplyChainPermissions } from '../../../../core/access/supply-chain';
import { groupBy } from '../../../../core/collections/group-by';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import type { KnownSupplier } from '../../../../core/ledger/match-suppliers';
import type { LedgerPlan, LedgerSupplier } from '../../../../core/ledger/plan-ledger';
import type { BookSheet } from '../../../lib/sheets/sheet-files';
import { entryOf, isNamedBy } from './known-suppliers';

/** The company's own suppliers. */
interface Chain {
  /** Null without access to them. */
  permissions: SupplyChainPermissions | null;
  /** Their linking ids. */
  invited: ReadonlySet<string>;
}

/** The existing data of a year, and the currency of the list. */
export interface LedgerYear {
  year: number;
  /** In thousands of `currency`. */
  turnover: number;
  currency: string;
  distributions: readonly SpendDistribution[];
  suppliers: readonly SupplierInput[];
  /** The company's own suppliers, and others that the year names. */
  known: readonly KnownSupplier[];
  chain: Chain;
  /** Maps sector ids to codes. */
  codeOf: (sectorId: number) => string;
  /** The country of a supplier, from its text in the list. */
  countryOf: (text: string) => string;
}

const widths = [10, 30, 30, 30, 16, 24, 40];

/** The list in the format of the import. Existing entries that are not in the list get a share of 0. */
export function ledgerBook({ cents, sectors, suppliers }: LedgerPlan, of: LedgerYear): BookSheet[] {
  const { year, turnover, currency, codeOf, countryOf } = of;
  const share = (part: number, whole: number) => (part / whole) * 100;
  const sums = new Map(sectors.map((sector) => [sector.sectorId, sector.cents]));
  const gone = of.distributions.filter(({ scope3SectorId }) => !sums.has(scope3SectorId));
  const ofSector = groupBy(of.suppliers, ({ distributionId }) => distributionId);
  const idOf = new Map(of.distributions.map(({ id, scope3SectorId }) => [scope3SectorId, id]));
  const entries = suppliers.map((supplier) => ({
    supplier,
    entry: entryOf(supplier.known, ofSector.get(idOf.get(supplier.sectorId) ?? '') ?? []),
  }));
  const kept = new Set(entries.map(({ entry }) => entry?.id));
  const sectorOf = new Map(of.distributions.map(({ id, scope3SectorId }) => [id, scope3SectorId]));
  const dropped = of.suppliers.filter(
    ({ id, distributionId }) => !kept.has(id) && sectorOf.has(distributionId),
  );
  const sheet = (name: string, cells: BookSheet['cells']): BookSheet => ({ name, cells, widths });
  return [
    sheet('Spend', [
      ['Year', 'Turnover as entered (thousand)', 'Currency', 'Spend share of turnover (%)'],
      [year, turnover, currency, share(cents / 100_000, turnover)],
    ]),
    sheet('Distribution', [
      ['Year', 'Sector code', 'Share of input (%)'],
      ...sectors.map((sector) => [year, codeOf(sector.sectorId), share(sector.cents, cents)]),
      ...gone.map(({ scope3SectorId }) => [year, codeOf(scope3SectorId), 0]),
    ]),
    sheet('Suppliers', [
      [
        ...['Year', 'Sector code', 'Supplier ID', 'Supplier name', 'Country'],
        ...['Share of sector input (%)', 'Record ID'],
      ],
      ...entries.map(({ supplier, entry }) => [
        year,
        codeOf(supplier.sectorId),
        supplierIdOf(supplier, entry).slice(0, 100),
        (entry?.supplierName ?? supplier.known?.names[0] ?? supplier.supplier).slice(0, 200),
        entry?.countryCode ?? ((!supplier.country && supplier.known?.country) || countryOf(supplier.country)),
        share(supplier.cents, sums.get(supplier.sectorId) ?? supplier.cents),
        entry?.id ?? null,
      ]),
      ...dropped.map(({ id, distributionId, supplierId, supplierName, countryCode }) => [
        year,
        codeOf(sectorOf.get(distributionId) ?? 0),
        supplierId,
        supplierName,
        countryCode,
        0,
        id,
      ]),
    ]),
  ];
}

/**
 * An entry keeps an id that identifies its supplier; one recognised by name gets the supplier's id, so that
 * its figures count.
 */
function supplierIdOf({ known, number, vatId, supplier }: LedgerSupplier, entry: SupplierInput | undefined) {
  if (!known) return number || vatId || supplier;
  return entry && isNamedBy(known, entry) ? entry.supplierId : known.id;
}
