import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { Button } from '../../../components/ui/button';
import { QuestionDialog } from '../../../components/ui/question-dialog';
import { useProjectId } from '../../../lib/session/use-session';
import { useWithdrawSupplierMutation } from '../api';
import { useCanSend } from '../use-can-send';
import { supplyChainSlice } from '../supply-chain-slice';
import { FailureNotice } from '../failure-notice';

interface WithdrawButtonProps {
  supplier: Supplier;
  onWithdrawn: () => void;
}

/** Withdraws an unanswered invitation after a confirmation. */
export function WithdrawButton({ supplier, onWithdrawn }: WithdrawButtonProps) {
  const { linkingId, supplierName } = supplier;
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const projectId = useProjectId();
  const canSend = useCanSend();
  const [isAsking, setAsking] = useState(false);
  const [withdraw, { isLoading, error }] = useWithdrawSupplierMutation();

  async function confirm() {
    if (projectId === undefined) return;
    const answer = await withdraw({ projectId, linkingId });
    if (answer.error) return;
    onWithdrawn();
    dispatch(supplyChainSlice.actions.done({ kind: 'withdrawn', supplier: supplierName }));
  }

  return (
    <>
      <Button variant="danger" disabled={!canSend} onClick={() => setAsking(true)}>
        {t('withdraw.action')}
      </Button>
      {isAsking && (
        <QuestionDialog
          title={t('withdraw.title')}
          action={t('withdraw.action')}
          isDestructive
          disabled={isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <FailureNotice title={t('withdraw.failed')} error={error} />
          <p>{t('withdraw.text', { supplier: supplierName })}</p>
        </QuestionDialog>
      )}
    </>
  );
}
