import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { localDay } from '../../../../core/dates/local-day';
import { TextField } from '../../../components/form/text-field';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useProjectId } from '../../../lib/session/use-session';
import { useUpdateSupplierMutation } from '../api';
import { useCanSend } from '../hooks/use-can-send';
import { useFormats } from '../hooks/use-formats';
import { supplyChainSlice } from '../supply-chain-slice';
import { FailureNotice } from './failure-notice';
import * as styles from './supplier-details.module.css';
import { RemindField } from './remind-field';

interface Typed {
  dueDate?: string;
  days?: number | null;
  /** What stood there when the person began to type. */
  seen?: Pick<Supplier, 'dueDate' | 'remindDaysBefore'>;
}

/** By when the supplier is asked to answer, and whether it is reminded before. */
export function DueDateForm({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const projectId = useProjectId();
  const canSend = useCanSend();
  const { calendarDay } = useFormats();
  const [update, { isLoading, error }] = useUpdateSupplierMutation();
  const { linkingId, version, supplierName } = supplier;
  // What was not touched follows the supplier; what was typed stays, whatever happens to it meanwhile.
  const [typed, setTyped] = useState<Typed>({});
  const type = (part: Partial<Typed>) => setTyped({ seen: supplier, ...typed, ...part });
  const { seen = supplier } = typed;
  const isOverwriting =
    seen.dueDate !== supplier.dueDate || seen.remindDaysBefore !== supplier.remindDaysBefore;
  const { dueDate = supplier.dueDate ?? '', days = supplier.remindDaysBefore } = typed;
  const isNewDate = dueDate !== (supplier.dueDate ?? '');
  const isPast = isNewDate && dueDate !== '' && dueDate < localDay(new Date());
  const isChanged = isNewDate || (dueDate !== '' && days !== supplier.remindDaysBefore);

  async function save() {
    if (projectId === undefined) return;
    const data = { dueDate: dueDate || null, remindDaysBefore: dueDate ? days : null };
    const answer = await update({ projectId, linkingId, body: { data, version } });
    if (answer.data) dispatch(supplyChainSlice.actions.done({ kind: 'scheduled', supplier: supplierName }));
  }

  return (
    <div className={styles.dueDate}>
      <FailureNotice title={t('schedule.failed')} error={error} />
      <TextField
        label={t('fields.dueDate')}
        name="dueDate"
        type="date"
        optional={t('fields.optional')}
        value={dueDate}
        error={isPast ? t('fault.DUE_DATE_PAST') : undefined}
        onChange={(value) => type({ dueDate: value })}
      />
      {dueDate && <RemindField value={days} onChange={(value) => type({ days: value })} />}
      {isChanged && isOverwriting && (
        <Notice tone="caution">
          {t('schedule.changed', {
            date: supplier.dueDate ? calendarDay(supplier.dueDate) : t('schedule.noDate'),
            reminder: supplier.remindDaysBefore
              ? t('schedule.days', { count: supplier.remindDaysBefore })
              : t('schedule.none'),
          })}
        </Notice>
      )}
      {isChanged && (
        <Button disabled={isPast || isLoading || !canSend} onClick={() => void save()}>
          {t('schedule.save')}
        </Button>
      )}
    </div>
  );
}
