import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { isSame } from '../../../../core/compare/is-same';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { requestedItemsOf, type RequestedKind } from '../../../../core/terms/requested-items';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useDraftForm, type DraftForm } from '../../../lib/forms/use-draft-form';
import { useProjectId } from '../../../lib/session/use-session';
import { useUpdateSupplierMutation } from '../api';
import { checkDueDate } from '../rules';
import { supplyChainSlice } from '../supply-chain-slice';
import { useFaultText } from '../use-fault-text';
import type { Schedule } from '../schedule';

/** What a supplier is asked for and when it is due. */
export interface Asked extends Schedule {
  wanted: readonly RequestedKind[];
}

export interface DueDateForm extends DraftForm<Asked> {
  /** Whether there is something to save: a reminder does not count without a due date, before or now. */
  isChanged: boolean;
}

/**
 * Form for what a supplier is asked for and when it is due. Unsaved input is kept until it is saved or
 * discarded, whatever happens to the supplier.
 */
export function useDueDateForm(supplier: Supplier): DueDateForm {
  const { linkingId, dueDate, remindDaysBefore, wanted, version, supplierName } = supplier;
  const dispatch = useDispatch();
  const projectId = useProjectId();
  const [update] = useUpdateSupplierMutation();
  const stored = useMemo(
    () => ({
      dueDate: dueDate ?? '',
      remindDaysBefore,
      wanted: requestedItemsOf({ wanted, lastSubmitDate: null }).map(({ kind }) => kind),
    }),
    [dueDate, remindDaysBefore, wanted],
  );
  const form = useDraftForm<Asked>({
    draft: useDraftStore(`dueDate:${linkingId}`),
    stored,
    check: useMemo(() => checkDueDate(dueDate), [dueDate]),
    faultText: useFaultText(),
    onSubmit: async (values, { saved, failed }) => {
      if (projectId === undefined) return;
      const asked = { ...values, wanted: [...values.wanted] };
      const data = values.dueDate ? asked : { ...asked, dueDate: null, remindDaysBefore: null };
      const { error } = await update({ projectId, linkingId, body: { data, version } });
      if (error) return failed(error);
      saved();
      dispatch(supplyChainSlice.actions.done({ kind: 'scheduled', supplier: supplierName }));
    },
  });
  return {
    ...form,
    isChanged:
      form.isTyped &&
      (form.values.dueDate !== '' || stored.dueDate !== '' || !isSame(form.values.wanted, stored.wanted)),
  };
}
