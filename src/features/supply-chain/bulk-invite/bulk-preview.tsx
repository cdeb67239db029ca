import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { joinSentences } from '../../../lib/i18n/join-sentences';
import { mayHaveArrived, type ApiError } from '../../../lib/api/api-error';
import { useRetryKeys } from '../../../lib/api/use-retry-keys';
import type { DraftForm } from '../../../lib/forms/use-draft-form';
import { useProjectId } from '../../../lib/session/use-session';
import { useInviteSuppliersMutation } from '../api';
import { useCanSend } from '../use-can-send';
import type { CheckedRow } from '../sheet/check-rows';
import { useCheckRows } from './use-check-rows';
import type { BulkForm } from './bulk-form';
import { useSaveRefused } from './use-save-refused';
import { takeSuggestion } from '../sheet/take-suggestion';
import type { SheetSupplier } from '../sheet/read-suppliers';
import { supplyChainSlice } from '../supply-chain-slice';
import { FailureNotice } from '../failure-notice';
import { BulkRows } from './bulk-rows';
import * as styles from './bulk.module.css';

interface BulkPreviewProps {
  form: DraftForm<BulkForm>;
  rows: readonly SheetSupplier[];
  /** How many may still be invited. */
  remaining: number;
  /** Why nobody can be invited now. */
  obstacle: ReactNode;
  /** How the letters of a file were read. */
  notice: ReactNode;
}

/** The read rows with their faults, and a button that invites the valid ones. */
export function BulkPreview({ form, rows, remaining, obstacle, notice }: BulkPreviewProps) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const projectId = useProjectId();
  const canSend = useCanSend();
  const saveRefused = useSaveRefused();
  const { checked, isChecked, error: checkError, again } = useCheckRows(rows, form.values);
  const [invite, { isLoading, error }] = useInviteSuppliersMutation();
  const keyOf = useRetryKeys();
  const { inviteClosed, done } = supplyChainSlice.actions;
  const right = checked.filter(({ fault }) => fault === undefined);
  const wrong = checked.filter(({ fault }) => fault !== undefined);
  /** Sent, but the response is missing: to be sent again as they were. */
  const [unanswered, setUnanswered] = useState<readonly CheckedRow[]>();
  const chosen = unanswered ?? right.slice(0, remaining);

  const take = (taken: SheetSupplier) => {
    setUnanswered(undefined);
    form.change({
      rows: form.values.rows?.map((row) => (row === taken ? takeSuggestion(row) : row)) ?? null,
    });
  };
  const back = () => form.change(form.values.found.length > 0 ? { isAsking: true } : { rows: null });

  async function send() {
    if (projectId === undefined) return;
    const suppliers = chosen.map(({ body }) => body);
    const { data, error } = await invite({ projectId, suppliers, idempotencyKey: keyOf(suppliers) });
    if (data) {
      const { invited, remainingInvites } = data;
      const leftOut = rows.length - invited;
      form.discard();
      dispatch(done({ kind: 'invitedMany', invited, leftOut, remaining: remainingInvites }));
    } else if (mayHaveArrived(error as ApiError)) setUnanswered(chosen);
    else {
      setUnanswered(undefined);
      again();
    }
  }

  return (
    <Dialog
      placement="drawer"
      title={t('many.title')}
      closeLabel={t('common:actions.close')}
      onClose={() => dispatch(inviteClosed())}
      actions={
        <>
          <Button onClick={back}>{t('many.back')}</Button>
          <Button
            variant="primary"
            disabled={!isChecked || isLoading || chosen.length === 0 || !canSend}
            onClick={() => void send()}
          >
            {isLoading ? t('invite.sending') : t('many.send', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {notice}
        {obstacle}
        <FailureNotice title={t(unanswered ? 'many.unanswered' : 'many.failed')} error={error} />
        {checkError && (
          <>
            <FailureNotice title={t('many.checkFailed')} error={checkError} />
            <Button onClick={again}>{t('common:actions.tryAgain')}</Button>
          </>
        )}
        {!isChecked && !checkError && <SkeletonLines label={t('many.checking')} />}
        {isChecked && (
          <>
            <p role="status">
              {joinSentences([
                t('many.right', { count: right.length }),
                wrong.length > 0 && t('many.wrong', { count: wrong.length }),
              ])}
            </p>
            {right.length > chosen.length && !obstacle && (
              <Notice tone="caution" title={t('many.overQuotaTitle', { count: remaining })}>
                {t('many.overQuota', { count: remaining })}
              </Notice>
            )}
            {wrong.length > 0 && (
              <Button onClick={() => void saveRefused(wrong)}>
                <Download size={16} aria-hidden />
                {t('many.refused')}
              </Button>
            )}
            <BulkRows wrong={wrong} right={right} onTake={take} />
          </>
        )}
      </div>
    </Dialog>
  );
}
