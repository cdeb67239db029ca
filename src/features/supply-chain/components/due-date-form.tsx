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
import type { DueDateDraft } from '../hooks/use-due-date-draft';
import { useFormats } from '../hooks/use-formats';
import { supplyChainSlice } from '../supply-chain-slice';
import { FailureNotice } from './failure-notice';
import * as styles from './supplier-details.module.css';
import { RemindField } from './remind-field';

interface DueDateFormProps {
  supplier: Supplier;
  draft: DueDateDraft;
}

/** By when the supplier is asked to answer, and whether it is reminded before. */
export function DueDateForm({ supplier, draft }: DueDateFormProps) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const projectId = useProjectId();
  const canSend = useCanSend();
  const { calendarDay } = useFormats();
  const [update, { isLoading, error }] = useUpdateSupplierMutation();
  const { linkingId, version, supplierName } = supplier;
  const { dueDate, days, isOverwriting, isChanged, type, clear } = draft;
  const isPast = dueDate !== (supplier.dueDate ?? '') && dueDate !== '' && dueDate < localDay(new Date());

  async function save() {
    if (projectId === undefined) return;
    const data = { dueDate: dueDate || null, remindDaysBefore: dueDate ? days : null };
    const answer = await update({ projectId, linkingId, body: { data, version } });
    if (!answer.data) return;
    clear();
    dispatch(supplyChainSlice.actions.done({ kind: 'scheduled', supplier: supplierName }));
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
