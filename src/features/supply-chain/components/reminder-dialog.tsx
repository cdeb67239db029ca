import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { localDay } from '../../../../core/dates/local-day';
import { CheckField } from '../../../components/form/check-field';
import { TextField } from '../../../components/form/text-field';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { useDiscardQuestion } from '../../../components/ui/use-discard-question';
import type { ApiError } from '../../../lib/api/api-error';
import { useDraft } from '../../../lib/session/use-draft';
import { useCanSend } from '../hooks/use-can-send';
import { useReminder } from '../hooks/use-reminder';
import { wasAskedRecently } from '../asked-recently';
import { supplyChainSlice } from '../supply-chain-slice';
import { FailureNotice } from './failure-notice';
import { MessageField } from './message-field';
import * as styles from './reminder-dialog.module.css';
import { RemindField } from './remind-field';
import { ReminderPreview } from './reminder-preview';

interface ReminderDialogProps {
  suppliers: readonly Supplier[];
  /** They are all who owe an answer. */
  isEverybody: boolean;
}

interface ReminderForm {
  message: string;
  dueDate: string;
  days: number | null;
}

/**
 * Asks one supplier or several again: with which words, by when, and how the mail will look. What was typed stays until
 * it is sent or given up.
 */
export function ReminderDialog({ suppliers, isEverybody }: ReminderDialogProps) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const canSend = useCanSend();
  const [first] = suppliers;
  const isOne = suppliers.length === 1;
  const initial: ReminderForm = {
    message: '',
    dueDate: '',
    days: isOne ? (first?.remindDaysBefore ?? null) : null,
  };
  const { values, change, clear } = useDraft<ReminderForm>(
    isOne ? `reminder:${first?.linkingId}` : 'reminder',
  );
  const { message, dueDate, days } = values ?? initial;
  const type = (part: Partial<ReminderForm>) => change(part, initial);
  const [confirmed, setConfirmed] = useState(false);
  const { remind, isLoading, error } = useReminder();
  const close = () => dispatch(supplyChainSlice.actions.remindClosed());
  const giveUp = () => {
    clear();
    close();
  };
  const discarding = useDiscardQuestion(values !== undefined, giveUp);
  if (!first) return null;

  const isUnwanted = isOne && first.mail === 'unwanted';
  const now = new Date();
  // A clock that is wrong, or a colleague who was faster: then the server knows better.
  const isRefused = (error as ApiError | undefined)?.code === 'REMINDED_RECENTLY';
  const recent = suppliers.filter((supplier) => isRefused || wasAskedRecently(supplier, now)).length;
  const onlyRecent = recent === suppliers.length && !confirmed;
  const words = { ...(message.trim() && { message }), ...(dueDate && { dueDate, remindDaysBefore: days }) };
  const isPast = dueDate !== '' && dueDate < localDay(now);

  async function send() {
    if (await remind(suppliers, { ...words, confirmed }, isEverybody)) clear();
  }

  return (
    <Dialog
      title={
        isOne
          ? t('remind.titleOne', { supplier: first.supplierName })
          : t('remind.titleMany', { count: suppliers.length })
      }
      closeLabel={t('common:actions.close')}
      onClose={discarding.leave}
      actions={
        <>
          <Button onClick={giveUp}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            disabled={isLoading || onlyRecent || isPast || !canSend}
            onClick={() => void send()}
          >
            {t(isLoading ? 'remind.sending' : 'remind.send')}
          </Button>
        </>
      }
    >
      {discarding.question}
      <div className={styles.form}>
        <FailureNotice title={t('remind.failed')} error={error} />
        <p>{t(isUnwanted ? 'remind.textUnwanted' : isOne ? 'remind.textOne' : 'remind.textMany')}</p>
        {recent > 0 && (
          <CheckField
            name="confirmed"
            label={isOne ? t('remind.againOne') : t('remind.againMany', { count: recent })}
            checked={confirmed}
            onChange={setConfirmed}
          />
        )}
        <TextField
          label={t('fields.dueDate')}
          name="dueDate"
          type="date"
          optional={t('fields.optional')}
          value={dueDate}
          error={isPast ? t('fault.DUE_DATE_PAST') : undefined}
          onChange={(next) => type({ dueDate: next })}
        />
        {dueDate && <RemindField value={days} onChange={(next) => type({ days: next })} />}
        <MessageField
          value={message}
          hint={t('remind.messageHint')}
          onChange={(next) => type({ message: next })}
        />
        {!isUnwanted && (
          <ReminderPreview key={JSON.stringify(words)} body={{ linkingId: first.linkingId, ...words }} />
        )}
      </div>
    </Dialog>
  );
}
