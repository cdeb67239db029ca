import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectUser } from '../../../../core/contracts/users';
import * as formStyles from '../../../components/form/form.module.css';
import { OfflineNote } from '../../../components/ui/offline-note';
import { CheckField } from '../../../components/form/check-field';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { useConnection } from '../../../lib/api/use-connection';
import { noDraft } from '../../../lib/forms/draft-store';
import { noValidation } from '../../../lib/forms/rules';
import { useDraftForm } from '../../../lib/forms/use-draft-form';

interface Confirmation {
  isUnderstood: boolean;
}

const unconfirmed: Confirmation = { isUnderstood: false };

interface TransferDialogProps {
  user: ProjectUser;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks twice, since the person cannot undo the transfer of the main-user role. */
export function TransferDialog({ user, onClose, onConfirm }: TransferDialogProps) {
  const { t } = useTranslation('account');
  const isConnected = useConnection() === 'connected';
  const [step, setStep] = useState<1 | 2>(1);
  const form = useDraftForm<Confirmation>({
    draft: noDraft,
    stored: unconfirmed,
    check: noValidation,
    faultText: (fault) => fault,
    onSubmit: onConfirm,
  });
  const { value: isUnderstood, ...understood } = form.field('isUnderstood');
  const name = user.name || user.email;
  return (
    <Dialog
      title={step === 1 ? t('users.transfer.title', { name }) : t('users.transfer.sure')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          {step === 1 ? (
            <Button key="next" variant="primary" onClick={() => setStep(2)}>
              {t('users.transfer.next')}
            </Button>
          ) : (
            <Button
              key="confirm"
              variant="danger"
              disabled={!isUnderstood || !isConnected}
              onClick={form.submit}
            >
              {t('users.transfer.confirm', { name })}
            </Button>
          )}
        </>
      }
    >
      <div className={formStyles.form}>
        {step === 1 ? (
          <>
            <p>{t('users.transfer.text', { name })}</p>
            <p>
              {user.role === 'Admin'
                ? t('users.transfer.stays', { name })
                : t('users.transfer.becomes', { name })}
            </p>
          </>
        ) : (
          <CheckField
            {...understood}
            label={t('users.transfer.understood', { name })}
            checked={isUnderstood}
          />
        )}
        <OfflineNote />
      </div>
    </Dialog>
  );
}
