import type { FiscalYear } from '../../../../core/carbon/inputs/bills';
import { useBoundary } from './use-boundary';

/** A year of the accounts with its first month: January until the boundary has loaded. */
export function useFiscalYear(year: number): FiscalYear {
  const { data } = useBoundary();
  return { year, fiscalYearStart: data?.fiscalYearStart ?? 1 };
}
