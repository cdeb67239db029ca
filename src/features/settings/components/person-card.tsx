import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountSettings } from '../../../../core/contracts/account';
import { toPersonValues, type PersonValues } from '../../../../core/people/person-values';
import { checkChangedPerson } from '../../../domain/people/check-changed-person';
import { ClashNotice } from '../../../components/form/clash-notice';
import * as formStyles from '../../../components/form/form.module.css';
import { OfflineNote } from '../../../components/ui/offline-note';
import { PersonFields } from '../../../domain/people/person-fields';
import { TextField } from '../../../components/form/text-field';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { StatusRegion } from '../../../components/ui/status-region';
import { Notice } from '../../../components/ui/notice';
import { useFailureText } from '../../../domain/people/use-failure-text';
import type { ApiError } from '../../../lib/api/api-error';
import { useUpdatePersonMutation } from '../../../domain/people/person-api';
import { useConnection } from '../../../lib/api/use-connection';
import { phoneNumberOf } from '../../../domain/people/check-person';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { useProjectId } from '../../../lib/session/use-session';
import * as styles from '../settings-screen.module.css';

/** Name, job title and telephone number. Unsaved input is kept until it is saved or discarded. */
export function PersonCard({ settings }: { settings: AccountSettings }) {
  const { t } = useTranslation('account');
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const failureText = useFailureText();
  const [update] = useUpdatePersonMutation();
  const [isSaved, setSaved] = useState(false);
  const form = useDraftForm<PersonValues, ApiError>({
    draft: useDraftStore('ownPersonEdit'),
    stored: useMemo(() => toPersonValues(settings), [settings]),
    asksOnClash: true,
    check: checkChangedPerson,
    faultText: (fault) => t([`registration:faults.${fault}`] as never),
    onSubmit: async (values, { saved, failed }) => {
      if (projectId === undefined) return;
      const { phoneTerritory: _, ...person } = { ...values, phoneNumber: await phoneNumberOf(values) };
      const { id: userId, version } = settings;
      const { error } = await update({ projectId, userId, ...person, version });
      if (error) return failed(error as ApiError);
      saved();
      setSaved(true);
    },
  });
  const { isTyped, isSubmitting, failure } = form;
  const discard = () => {
    setSaved(false);
    form.discard();
  };
  return (
    <Card title={t('settings.person')}>
      <form {...form.formProps} className={`${formStyles.form} ${styles.person}`}>
        <TextField
          label={t('users.email')}
          hint={t('settings.emailHint')}
          value={settings.email}
          type="email"
          readOnly
          onChange={() => undefined}
        />
        <PersonFields field={form.field} isOwn />
        <ClashNotice form={form} />
        {isTyped && <OfflineNote />}
        {failure && (
          <Notice tone="negative" title={t('settings.saveFailed')}>
            {failureText(failure)}
          </Notice>
        )}
        <StatusRegion>
          {isSaved && !isTyped && <Notice tone="positive">{t('settings.saved')}</Notice>}
        </StatusRegion>
        {isTyped && (
          <div className={formStyles.actions}>
            <Button onClick={discard}>{t('common:actions.cancel')}</Button>
            <Button type="submit" variant="primary" disabled={isSubmitting || !isConnected}>
              {isSubmitting ? t('saving') : t('save')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
