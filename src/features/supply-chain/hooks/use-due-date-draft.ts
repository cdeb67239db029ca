import type { Supplier } from '../../../../core/contracts/supply-chain';
import { useDraft } from '../../../lib/session/use-draft';

type Schedule = Pick<Supplier, 'dueDate' | 'remindDaysBefore'>;

interface Typed {
  dueDate?: string;
  days?: number | null;
  /** What stood there when the person began to type. */
  seen: Schedule;
}

export interface DueDateDraft {
  /** Empty for none. */
  dueDate: string;
  days: number | null;
  /** Whether somebody else has changed it since the person began to type. */
  isOverwriting: boolean;
  isChanged: boolean;
  type: (part: { dueDate?: string; days?: number | null }) => void;
  clear: () => void;
}

/**
 * The due date of a supplier as it is typed; it stays until it is saved or given up, whatever happens to the supplier
 * meanwhile. What was not touched follows the supplier.
 */
export function useDueDateDraft({ linkingId, dueDate, remindDaysBefore }: Supplier): DueDateDraft {
  const stored: Schedule = { dueDate, remindDaysBefore };
  const { values, change, clear } = useDraft<Typed>(`dueDate:${linkingId}`);
  const scheduleOf = (typed: Partial<Typed>) => {
    const { dueDate: day = dueDate ?? '', days = remindDaysBefore } = typed;
    return {
      dueDate: day,
      days,
      isChanged: day !== (dueDate ?? '') || (day !== '' && days !== remindDaysBefore),
    };
  };
  const { seen = stored } = values ?? {};
  return {
    ...scheduleOf(values ?? {}),
    isOverwriting: seen.dueDate !== dueDate || seen.remindDaysBefore !== remindDaysBefore,
    type(part) {
      if (scheduleOf({ ...values, ...part }).isChanged) change(part, { seen: stored });
      else clear();
    },
    clear,
  };
}
