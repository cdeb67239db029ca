import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { ComboOption } from '../../../components/form/combo-option';
import { FormDialog } from '../../../components/form/form-dialog';
import { useRetryKeys } from '../../../lib/api/use-retry-keys';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import { useInviteSupplierMutation } from '../api';
import { useCanSend } from '../use-can-send';
import { useChoices } from '../use-choices';
import { useFaultText } from '../use-fault-text';
import { emptyForm, toBody, type InviteForm } from './invite-form';
import { checkInvitation } from '../rules';
import { supplyChainSlice } from '../supply-chain-slice';
import { FailureNotice } from '../failure-notice';
import * as styles from './invite-drawer.module.css';
import { InviteFields } from './invite-fields';

/** A single product group is preselected. */
const onlyOf = ([only, ...others]: readonly ComboOption[]) => (only && others.length === 0 ? only.value : '');

interface InviteDrawerProps {
  /** Why nobody can be invited now. */
  obstacle: ReactNode;
}

/**
 * Invites one supplier. Unsent input is kept until it is sent or discarded, even when the drawer is closed.
 */
export function InviteDrawer({ obstacle }: InviteDrawerProps) {
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const dispatch = useDispatch();
  const projectId = useProjectId();
  const { known, sectors } = useChoices();
  const canSend = useCanSend();
  const [invite] = useInviteSupplierMutation();
  const keyOf = useRetryKeys();
  const { inviteClosed, done } = supplyChainSlice.actions;
  const form = useDraftForm<InviteForm>({
    draft: useDraftStore('invitation'),
    stored: useMemo(() => ({ ...emptyForm, sectorCode: onlyOf(sectors) }), [sectors]),
    isSuggestion: true,
    check: useMemo(() => checkInvitation(known), [known]),
    faultText: useFaultText(),
    onSubmit: async (values, { saved, failed }) => {
      if (projectId === undefined) return;
      const body = toBody(values, locale);
      const { data, error } = await invite({ projectId, body, idempotencyKey: keyOf(body) });
      if (!data) return failed(error);
      saved();
      dispatch(done({ kind: 'invited', supplier: values.supplierName, remaining: data.remainingInvites }));
    },
  });

  return (
    <FormDialog
      placement="drawer"
      title={t('invite.title')}
      form={form}
      className={styles.form}
      confirm={t(form.isSubmitting ? 'invite.sending' : 'invite.send')}
      disabled={!canSend}
      keepsInput
      onClose={() => dispatch(inviteClosed())}
    >
      {obstacle}
      <FailureNotice title={t('invite.failed')} error={form.failure} />
      <InviteFields field={form.field} />
    </FormDialog>
  );
}
