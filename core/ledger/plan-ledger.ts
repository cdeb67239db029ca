import { plainWords } from '../invoices/words';
import type { KnownSupplier, NamedSupplier } from './match-suppliers';
import type { LedgerLine } from './read-ledger';

export interface LedgerAccount {
  account: string;
  cents: number;
  /** Its name mentions energy or fuel, which is entered as activities. */
  isEnergy: boolean;
}

/** The sector of each account; null for one that is left out. */
export type AccountSectors = ReadonlyMap<string, number | null>;

/** The amount paid to one supplier in one sector. */
export interface LedgerSupplier extends NamedSupplier {
  sectorId: number;
  country: string;
  cents: number;
  /** The existing supplier; if several in the list match it, the first gives the name. */
  known: KnownSupplier | undefined;
}

export interface LedgerPlan {
  cents: number;
  sectors: { sectorId: number; cents: number }[];
  /** By sector, the largest first. */
  suppliers: LedgerSupplier[];
  /** Suppliers that are not named: the rest of their sectors. */
  others: LedgerSupplier[];
  /** Accounts without a sector yet. */
  open: string[];
}

const energy =
  /strom|heiz|kraftstoff|treibstoff|diesel|benzin|erdgas|energie|electric|energy|fuel|petrol|gasoline|electricidad|energia|combustib|gaz|carburant|eletricidade|电费|燃料|能源|天然气/;

/** Creditors are owed money: if most of a list is negative, purchases have that sign. */
export function withPurchasesPositive(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  const sum = lines.reduce((total, { cents }) => total + cents, 0);
  return sum < 0 ? lines.map((line) => ({ ...line, cents: line.cents === 0 ? 0 : -line.cents })) : lines;
}

/** The accounts of a list with their sums, the largest first. */
export function accountsOf(lines: readonly LedgerLine[]): LedgerAccount[] {
  const sums = new Map<string, number>();
  for (const { account, cents } of lines) sums.set(account, (sums.get(account) ?? 0) + cents);
  return [...sums]
    .map(([account, cents]) => ({ account, cents, isEnergy: energy.test(plainWords(account)) }))
    .sort((a, b) => b.cents - a.cents);
}

/** The share of all purchases whose suppliers are named. */
const namedPart = 0.8;
const maxListed = 500;

/**
 * The purchases of a creditor list by sector, with the suppliers that make up most of them.
 * @param find the existing supplier: it is named however small it is, and counts once per sector
 */
export function planLedger(
  lines: readonly LedgerLine[],
  sectors: AccountSectors,
  find: (supplier: NamedSupplier) => KnownSupplier | undefined = () => undefined,
): LedgerPlan {
  const bySector = new Map<number, number>();
  const bySupplier = new Map<string, LedgerSupplier>();
  const keys = new Map<string, { known: KnownSupplier | undefined; name: string }>();
  for (const { account, country, cents, supplier, number, vatId } of lines) {
    const sectorId = sectors.get(account);
    if (sectorId === undefined || sectorId === null) continue;
    bySector.set(sectorId, (bySector.get(sectorId) ?? 0) + cents);
    // A supplier has many lines: it is searched once.
    const written = [supplier, number, vatId].join('\n');
    const { known, name } = keys.get(written) ?? {
      known: find({ supplier, number, vatId }),
      name: number || vatId || plainWords(supplier),
    };
    keys.set(written, { known, name });
    const key = known ? [sectorId, known.id].join('/') : [sectorId, country, name].join('/');
    const before = bySupplier.get(key) ?? { sectorId, supplier, number, vatId, country, known, cents: 0 };
    bySupplier.set(key, { ...before, cents: before.cents + cents });
  }
  // Sectors with only credits have no share.
  const counted = new Map([...bySector].filter(([, cents]) => cents > 0));
  const cents = [...counted.values()].reduce((sum, each) => sum + each, 0);
  const largest = [...bySupplier.values()]
    .filter((each) => each.cents > 0 && counted.has(each.sectorId))
    .sort((a, b) => b.cents - a.cents);
  let sum = 0;
  const named = largest.filter((each, index) => {
    const isLarge = index < maxListed && sum < cents * namedPart;
    if (isLarge) sum += each.cents;
    return isLarge || each.known !== undefined;
  });
  const isNamed = new Set(named);
  return {
    cents,
    sectors: [...counted]
      .map(([sectorId, own]) => ({ sectorId, cents: own }))
      .sort((a, b) => b.cents - a.cents),
    suppliers: named.map((each) => withinSector(each, counted)),
    others: [...bySupplier.values()].filter((each) => !isNamed.has(each)),
    open: accountsOf(lines).flatMap(({ account }) => (sectors.has(account) ? [] : [account])),
  };
}

/** If others in a sector have credits, a supplier may exceed its total. */
const withinSector = (supplier: LedgerSupplier, sectors: ReadonlyMap<number, number>) => ({
  ...supplier,
  cents: Math.min(supplier.cents, sectors.get(supplier.sectorId) ?? 0),
});
