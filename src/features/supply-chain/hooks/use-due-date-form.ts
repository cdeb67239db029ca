import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useDraftForm, type DraftForm } from '../../../lib/forms/use-draft-form';
import { useProjectId } from '../../../lib/session/use-session';
import { useUpdateSupplierMutation } from '../api';
import { overwriting } from '../overwriting';
import { checkDueDate } from '../rules';
import { supplyChainSlice } from '../supply-chain-slice';
import { useFaultText } from './use-fault-text';

export interface Schedule {
  /** `YYYY-MM-DD`, or empty. */
  dueDate: string;
  remindDaysBefore: number | null;
}

export interface DueDateForm extends DraftForm<Schedule> {
  /** Whether there is something to save: without a due date, before and now, a reminder is nothing. */
  isChanged: boolean;
}

/** The due date of a supplier. What was typed stays until it is saved or discarded, whatever happens to the supplier. */
export function useDueDateForm(supplier: Supplier): DueDateForm {
  const { linkingId, dueDate, remindDaysBefore, version, supplierName } = supplier;
  const dispatch = useDispatch();
  const projectId = useProjectId();
  const [update] = useUpdateSupplierMutation();
  const stored = useMemo(() => ({ dueDate: dueDate ?? '', remindDaysBefore }), [dueDate, remindDaysBefore]);
  const form = useDraftForm<Schedule>({
    draft: useDraftStore(`dueDate:${linkingId}`),
    stored,
    check: useMemo(() => checkDueDate(dueDate), [dueDate]),
    faultText: useFaultText(),
    onSubmit: async (values, { saved, failed }) => {
      if (projectId === undefined) return;
      const data = values.dueDate ? values : { dueDate: null, remindDaysBefore: null };
      const { error } = await update({ projectId, linkingId, body: { data, version } });
      if (error) return failed(error);
      saved();
      dispatch(supplyChainSlice.actions.done({ kind: 'scheduled', supplier: supplierName }));
    },
  });
  return {
    ...overwriting(form),
    isChanged: form.isTyped && (form.values.dueDate !== '' || stored.dueDate !== ''),
  };
}
