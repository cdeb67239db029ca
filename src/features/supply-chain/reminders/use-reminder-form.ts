import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { isSame } from '../../../../core/compare/is-same';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import type { DraftStore } from '../../../lib/forms/draft-store';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useDraftForm, type DraftForm } from '../../../lib/forms/use-draft-form';
import { checkReminder } from '../rules';
import { supplyChainSlice, type Reminded } from '../supply-chain-slice';
import type { Schedule } from '../schedule';
import { useFaultText } from '../use-fault-text';
import { useReminder } from './use-reminder';

export interface ReminderForm extends Schedule {
  message: string;
  /** Suppliers that were asked recently are asked again. */
  confirmed: boolean;
}

/** The request without the confirmation; unchanged values are omitted. */
export function wordsOf({ message, dueDate, remindDaysBefore }: ReminderForm, stored: Schedule) {
  const isDated = dueDate !== stored.dueDate;
  const isScheduled = isDated || remindDaysBefore !== stored.remindDaysBefore;
  return {
    ...(message.trim() && { message }),
    ...(isDated && { dueDate: dueDate || null }),
    ...(isScheduled && { remindDaysBefore: dueDate ? remindDaysBefore : null }),
  };
}

/**
 * Form for a reminder to one supplier or several. Unsent input is kept until it is sent or discarded, also when
 * suppliers answer or are withdrawn meanwhile.
 * @param suppliers those of `asked` that are in the list now
 */
export function useReminderForm(suppliers: readonly Supplier[], asked: Reminded): DraftForm<ReminderForm> {
  const [first, second] = suppliers;
  const only = second ? undefined : first;
  const { dueDate = null, remindDaysBefore = null } = only ?? {};
  const dispatch = useDispatch();
  const remind = useReminder();
  const draft = useDraftStore<ReminderForm>(draftName(asked));
  return useDraftForm<ReminderForm>({
    draft: useMemo(() => withoutConfirmation(draft), [draft]),
    stored: useMemo(
      () => ({ message: '', dueDate: dueDate ?? '', remindDaysBefore, confirmed: false }),
      [dueDate, remindDaysBefore],
    ),
    check: useMemo(() => checkReminder(dueDate), [dueDate]),
    faultText: useFaultText(),
    onSubmit: async (values, { saved, failed }) => {
      const words = {
        ...wordsOf(values, { dueDate: dueDate ?? '', remindDaysBefore }),
        confirmed: values.confirmed,
      };
      const { outcome, error } = await remind(suppliers, words, asked === 'waiting');
      if (!outcome) return failed(error);
      saved();
      dispatch(supplyChainSlice.actions.done(outcome));
    },
  });
}

/** A message to one supplier is not meant for others. */
const draftName = (asked: Reminded) =>
  asked !== 'waiting' && asked.length === 1 ? `reminder:${asked[0]}` : 'reminder';

/** A confirmation applies to the suppliers shown; the next ones may be others. */
function withoutConfirmation(draft: DraftStore<ReminderForm>): DraftStore<ReminderForm> {
  return {
    ...draft,
    keep(form) {
      const values = { ...form.values, confirmed: false };
      if (isSame(values, form.base)) draft.forget();
      else draft.keep({ ...form, values });
    },
  };
}
