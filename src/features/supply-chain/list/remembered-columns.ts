import { deviceStorage } from '../../../lib/storage/safe-storage';
import { optionalColumns, defaultColumns, type OptionalColumn } from './columns';

const key = 'supplierColumns';

/** The columns chosen on this device, until the person signs out. */
export function rememberedColumns(): readonly OptionalColumn[] {
  const kept = deviceStorage.get(key)?.split(',');
  return kept ? optionalColumns.filter((column) => kept.includes(column)) : defaultColumns;
}

export function rememberColumns(columns: readonly OptionalColumn[]): void {
  deviceStorage.set(key, columns.join(','));
}
