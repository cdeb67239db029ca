import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import { supplierKey, type KnownSupplier, type NamedSupplier } from '../../../../core/ledger/match-suppliers';
import type { LedgerPlan } from '../../../../core/ledger/plan-ledger';
import { isNamedBy } from './known-suppliers';

/** A supplier of a list that may be a known one. */
export interface LikelyMatch {
  key: string;
  supplier: string;
  candidates: readonly KnownSupplier[];
}

const maxCandidates = 5;

/**
 * Matches to ask about: named suppliers similar to a known one, and others similar to an entry of the year,
 * which would otherwise be set to 0.
 */
export function likelyMatches(
  { suppliers, others }: LedgerPlan,
  ask: (supplier: NamedSupplier, among?: ReadonlySet<KnownSupplier>) => readonly KnownSupplier[],
  { known, suppliers: entries }: { known: readonly KnownSupplier[]; suppliers: readonly SupplierInput[] },
): LikelyMatch[] {
  const entered = new Set(known.filter((each) => entries.some((entry) => isNamedBy(each, entry))));
  const asked = [
    ...suppliers.map((supplier) => ({ supplier, candidates: ask(supplier) })),
    ...(entered.size === 0 ? [] : others).map((supplier) => ({
      supplier,
      candidates: ask(supplier, entered),
    })),
  ].filter(({ candidates }) => candidates.length > 0);
  const byKey = new Map(
    asked.map(({ supplier, candidates }): [string, LikelyMatch] => {
      const key = supplierKey(supplier);
      return [key, { key, supplier: supplier.supplier, candidates: candidates.slice(0, maxCandidates) }];
    }),
  );
  return [...byKey.values()];
}
