import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountSettings } from '../../../../core/contracts/account';
import { ClashNotice } from '../../../components/account/clash-notice';
import * as formStyles from '../../../components/account/form.module.css';
import { OfflineNote } from '../../../components/account/offline-note';
import { PersonFields } from '../../../components/account/person-fields';
import {
  personFaults,
  phoneNumberOf,
  toPersonValues,
  type PersonFaults,
  type PersonValues,
} from '../../../components/account/person-values';
import { focusToBeMended } from '../../../components/account/to-be-mended';
import { TextField } from '../../../components/form/text-field';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import type { Edited } from '../../../lib/account/edited';
import { useEdited } from '../../../lib/account/use-edited';
import { useFailureText } from '../../../lib/account/use-failure-text';
import type { ApiError } from '../../../lib/api/api-error';
import { useUpdatePersonMutation } from '../../../lib/api/person-api';
import { useConnection } from '../../../lib/api/use-connection';
import { useDraft } from '../../../lib/session/use-draft';
import { useProjectId } from '../../../lib/session/use-session';
import * as styles from './settings-screen.module.css';

/** Name, job title and telephone number. What is typed stays until it is saved or given up. */
export function PersonCard({ settings }: { settings: AccountSettings }) {
  const { t } = useTranslation('account');
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const failureText = useFailureText();
  const [update, { isLoading }] = useUpdatePersonMutation();
  const { values: draft, change: keep, clear } = useDraft<Edited<PersonValues>>('ownPersonEdit');
  const [faults, setFaults] = useState<PersonFaults>({});
  const [failure, setFailure] = useState<ApiError>();
  const [isSaved, setSaved] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const person = useEdited(draft, toPersonValues(settings), (edited) => keep(edited, edited), isLoading);
  const { values, clashes } = person;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const number = await phoneNumberOf(values);
    const found = personFaults(values, number);
    setFaults(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0 || clashes.length > 0) return focusToBeMended(form.current, found);
    if (projectId === undefined) return;
    const { phoneTerritory: _, ...body } = { ...values, phoneNumber: number };
    const { error } = await update({ projectId, userId: settings.id, ...body, version: settings.version });
    if (error) return setFailure(error as ApiError);
    clear();
    setSaved(true);
  }

  const discard = () => {
    clear();
    setFaults({});
    setFailure(undefined);
  };
  return (
    <Card title={t('settings.person')}>
      <form
        ref={form}
        className={`${formStyles.form} ${styles.person}`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label={t('users.email')}
          hint={t('settings.emailHint')}
          value={settings.email}
          type="email"
          readOnly
          onChange={() => undefined}
        />
        <PersonFields
          values={values}
          faults={faults}
          isOwn
          onChange={(part) => {
            setSaved(false);
            person.change(part);
          }}
        />
        <ClashNotice form={person} />
        {draft && <OfflineNote />}
        {failure && (
          <Notice tone="negative" title={t('settings.saveFailed')}>
            {failureText(failure)}
          </Notice>
        )}
        {isSaved && !draft && <Notice tone="positive">{t('settings.saved')}</Notice>}
        {draft && (
          <div className={formStyles.actions}>
            <Button onClick={discard}>{t('common:actions.cancel')}</Button>
            <Button type="submit" variant="primary" disabled={isLoading || !isConnected}>
              {isLoading ? t('saving') : t('save')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
