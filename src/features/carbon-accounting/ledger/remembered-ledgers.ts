import type { SupplierAnswers } from '../../../../core/ledger/match-suppliers';
import type { AccountSectors } from '../../../../core/ledger/plan-ledger';
import { noColumns, type LedgerColumns } from '../../../../core/ledger/read-ledger';
import { deviceStorage } from '../../../lib/storage/safe-storage';

const columnsKey = 'ledger.columns';
const sectorsKey = 'ledger.sectors';
const suppliersKey = 'ledger.suppliers';
const maxRemembered = 20;

function read<Kept>(key: string, empty: Kept): Kept {
  try {
    return (JSON.parse(deviceStorage.get(key) ?? 'null') as Kept | null) ?? empty;
  } catch {
    return empty;
  }
}

/** The columns chosen for lists with this header, on this device. */
export function columnsOf(header: readonly string[]): LedgerColumns | undefined {
  const kept = read<Record<string, Partial<LedgerColumns>>>(columnsKey, {})[JSON.stringify(header)];
  return kept && { ...noColumns, ...kept };
}

export function rememberColumns(header: readonly string[], columns: LedgerColumns): void {
  const { [JSON.stringify(header)]: _old, ...others } = read<Record<string, LedgerColumns>>(columnsKey, {});
  const kept = [
    ...Object.entries(others).slice(1 - maxRemembered),
    [JSON.stringify(header), columns] as const,
  ];
  deviceStorage.set(columnsKey, JSON.stringify(Object.fromEntries(kept)));
}

/** The sectors chosen for accounts, on this device. */
export const rememberedSectors = (): AccountSectors =>
  new Map(read<[string, number | null][]>(sectorsKey, []));

export function rememberSectors(sectors: AccountSectors): void {
  deviceStorage.set(sectorsKey, JSON.stringify([...rememberedSectors(), ...sectors]));
}

/** Which suppliers of a list are known ones, as chosen on this device. */
export const rememberedSuppliers = (): SupplierAnswers =>
  new Map(read<[string, string | null][]>(suppliersKey, []));

export function rememberSuppliers(answers: SupplierAnswers): void {
  deviceStorage.set(suppliersKey, JSON.stringify([...answers]));
}
