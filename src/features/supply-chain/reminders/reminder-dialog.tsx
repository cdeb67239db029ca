import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { CheckField } from '../../../components/form/check-field';
import { FormDialog } from '../../../components/form/form-dialog';
import type { ApiError } from '../../../lib/api/api-error';
import { useCanSend } from '../use-can-send';
import { useReminderForm, wordsOf } from './use-reminder-form';
import { wasAskedRecently } from './asked-recently';
import { isWaiting } from '../list/filter';
import { supplyChainSlice, type Reminded } from '../supply-chain-slice';
import { FailureNotice } from '../failure-notice';
import { MessageField } from '../inviting/message-field';
import * as styles from './reminder-dialog.module.css';
import { ReminderPreview } from './reminder-preview';
import { ScheduleFields } from '../inviting/schedule-fields';

interface ReminderDialogProps {
  /** Those of `asked` that are in the list now. */
  suppliers: readonly Supplier[];
  asked: Reminded;
}

/** Asks one supplier or several again: message, due date and a preview of the mail. */
export function ReminderDialog({ suppliers, asked }: ReminderDialogProps) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const canSend = useCanSend();
  const [first] = suppliers;
  const isOne = suppliers.length === 1;
  const form = useReminderForm(suppliers, asked);
  const [now] = useState(() => new Date());
  const { field, failure, isSubmitting } = form;
  if (!first) return null;

  const { value: confirmed, ...confirmation } = field('confirmed');
  const isUnwanted = isOne && first.mail === 'unwanted';
  // With a wrong clock or a faster colleague, the server's decision counts.
  const isRefused = (failure as ApiError | undefined)?.code === 'REMINDED_RECENTLY';
  const recent = suppliers.filter((supplier) => isRefused || wasAskedRecently(supplier, now)).length;
  const onlyRecent = recent === suppliers.length && !confirmed;
  const words = wordsOf(form.values, form.stored);

  return (
    <FormDialog
      title={
        isOne
          ? t(isWaiting(first) ? 'remind.titleOne' : 'remind.titleAgain', { supplier: first.supplierName })
          : t('remind.titleMany', { count: suppliers.length })
      }
      form={form}
      className={styles.form}
      confirm={t(isSubmitting ? 'remind.sending' : 'remind.send')}
      disabled={onlyRecent || !canSend}
      onClose={() => dispatch(supplyChainSlice.actions.remindClosed())}
    >
      <FailureNotice
        title={t(isOne ? 'remind.requestReminderErrorMessage' : 'remind.failedMany')}
        error={failure}
      />
      <p>{t(isUnwanted ? 'remind.textUnwanted' : isOne ? 'remind.textOne' : 'remind.textMany')}</p>
      {recent > 0 && (
        <CheckField
          label={isOne ? t('remind.againOne') : t('remind.againMany', { count: recent })}
          checked={confirmed}
          {...confirmation}
        />
      )}
      <ScheduleFields dueDate={field('dueDate')} remindDaysBefore={field('remindDaysBefore')} />
      <MessageField hint={t('remind.messageHint')} {...field('message')} />
      {!isUnwanted && (
        <ReminderPreview key={JSON.stringify(words)} body={{ linkingId: first.linkingId, ...words }} />
      )}
    </FormDialog>
  );
}
