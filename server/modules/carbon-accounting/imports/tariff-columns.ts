import type { FigureFault } from '../../../../core/carbon/inputs/figures';
import { noTariff, tariffFaults, type TypedTariff } from '../../../../core/carbon/inputs/tariff';
import type { Activity } from '../../../../core/contracts/value-lists';

/**
 * The values of a row about electricity at its supplier's own factor.
 * @param activity undefined for an unknown one, which makes the row invalid
 * @param report receives the errors of a column
 */
export function readTariffColumns(
  activity: Activity | undefined,
  cells: Readonly<Record<string, string | number>>,
  report: (field: string, fault: FigureFault) => void,
): TypedTariff {
  const cell = (field: string) => (cells[field] === undefined || cells[field] === '' ? null : cells[field]);
  const number = (field: string) => (cell(field) === null ? null : Number(cell(field)));
  const supplier = cell('electricitySupplier');
  const stated: TypedTariff = {
    supplierFactor: number('supplierFactor'),
    electricitySupplier: supplier === null ? null : String(supplier),
    renewableShare: number('renewableShare'),
  };
  if (activity?.takesSupplierFactor) {
    for (const [field, fault] of Object.entries(tariffFaults(stated))) report(field, fault);
    return stated;
  }
  const [field] = Object.entries(stated).find(([, value]) => value !== null) ?? [];
  if (activity && field !== undefined) report(field, 'SUPPLIER_FACTOR_ELSEWHERE');
  return noTariff;
}
