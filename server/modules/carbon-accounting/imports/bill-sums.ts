import { billFaultMessages } from '../../../../core/carbon/inputs/bills';
import type { ImportError } from '../../../../core/contracts/ca-imports';
import { tableColumns } from './columns';
import type { Entry } from './entry';
import type { StoredInputs } from './stored-inputs';

/** Tolerance between two ways to convert the same amount. */
const tolerance = 1e-9;

/** Amounts that contradict the bills of their record: the bills must be changed individually. */
export function contradictedBills(entries: readonly Entry[], stored: StoredInputs): ImportError[] {
  return entries.flatMap((entry) => {
    if (entry.table !== 'activities') return [];
    const record = stored.activities.get(entry.recordId);
    if (!record || record.bills.length === 0) return [];
    if (Math.abs(entry.amount - record.amount) <= tolerance * Math.abs(record.amount)) return [];
    return [
      {
        table: entry.table,
        row: entry.row,
        column: tableColumns.activities.amount.header,
        value: String(entry.typedAmount ?? entry.amount),
        code: 'AMOUNT_OF_BILLS',
        about: '',
        message: billFaultMessages.AMOUNT_OF_BILLS,
      },
    ];
  });
}
