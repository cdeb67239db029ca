import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { localDay } from '../../../../core/dates/local-day';
import { draftFaults, type InvitationFault } from '../../../../core/supply-chain/invitation-faults';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useDraft } from '../../../lib/session/use-draft';
import { useProjectId } from '../../../lib/session/use-session';
import { useInviteSupplierMutation } from '../api';
import { useCanSend } from '../hooks/use-can-send';
import { useChoices } from '../hooks/use-choices';
import { emptyForm, toBody, toDraft, type InviteForm } from '../invite-form';
import { supplyChainSlice } from '../supply-chain-slice';
import { FailureNotice } from './failure-notice';
import * as styles from './invite-drawer.module.css';
import { InviteFields } from './invite-fields';

const formId = 'invite-supplier';
const none: ReadonlySet<InvitationFault> = new Set();

/** Invites one supplier. What was typed stays until it is sent or given up, also when the drawer is closed. */
export function InviteDrawer() {
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const dispatch = useDispatch();
  const projectId = useProjectId();
  const { values: form = emptyForm, change, clear } = useDraft<InviteForm>('invitation');
  const { known } = useChoices();
  const canSend = useCanSend();
  const [invite, { isLoading, error }] = useInviteSupplierMutation();
  const [isChecked, setChecked] = useState(false);
  const { inviteClosed, done } = supplyChainSlice.actions;
  const faults = new Set(draftFaults(toDraft(form), known, localDay(new Date())));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (faults.size > 0 || projectId === undefined) return;
    const answer = await invite({ projectId, body: toBody(form, locale) });
    if (!answer.data) return;
    const { remainingInvites: remaining } = answer.data;
    clear();
    dispatch(done({ kind: 'invited', supplier: form.supplierName, remaining }));
  }

  const giveUp = () => {
    clear();
    dispatch(inviteClosed());
  };
  return (
    <Dialog
      placement="drawer"
      title={t('invite.title')}
      closeLabel={t('common:actions.close')}
      onClose={() => dispatch(inviteClosed())}
      actions={
        <>
          <Button onClick={giveUp}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} disabled={isLoading || !canSend}>
            {t(isLoading ? 'invite.sending' : 'invite.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FailureNotice title={t('invite.failed')} error={error} />
        <InviteFields
          form={form}
          faults={isChecked ? faults : none}
          onChange={(part) => change(part, emptyForm)}
        />
      </form>
    </Dialog>
  );
}
