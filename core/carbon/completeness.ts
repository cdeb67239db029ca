import type { Completeness } from '../contracts/ca-years';
import { isWhole } from './shares';

/** What has been entered for a year, with the percentage of its five parts that are done. */
export function completenessOf(entered: Omit<Completeness, 'percent'>): Completeness {
  const parts = [
    entered.scope1Activities > 0,
    entered.scope2Activities > 0,
    entered.spendVolume,
    isWhole(entered.distributedShare),
    entered.supplierInputs > 0,
  ];
  return { percent: (100 * parts.filter(Boolean).length) / parts.length, ...entered };
}
