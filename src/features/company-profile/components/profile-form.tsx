import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyProfile } from '../../../../core/contracts/company-profile';
import { ClashNotice } from '../../../components/account/clash-notice';
import * as formStyles from '../../../components/account/form.module.css';
import { OfflineNote } from '../../../components/account/offline-note';
import { focusToBeMended } from '../../../components/account/to-be-mended';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import type { Edited } from '../../../lib/account/edited';
import { useEdited } from '../../../lib/account/use-edited';
import { useFailureText } from '../../../lib/account/use-failure-text';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useUpdateProfileMutation } from '../api';
import { useClashValue } from '../hooks/use-clash-value';
import { faultsOf, toBody, toValues, type ProfileFaults, type ProfileValues } from '../profile-values';
import { CompanyFields } from './company-fields';
import { ContactFields } from './contact-fields';

interface ProfileFormProps {
  projectId: number;
  profile: CompanyProfile;
  edited: Edited<ProfileValues>;
  onEdit: (edited: Edited<ProfileValues>) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** The main user edits the profile. What is typed stays until it is saved or given up. */
export function ProfileForm(props: ProfileFormProps) {
  const { projectId, profile, edited, onEdit, onCancel, onSaved } = props;
  const { t } = useTranslation('account');
  const isConnected = useConnection() === 'connected';
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [update, { isLoading }] = useUpdateProfileMutation();
  const clashValue = useClashValue();
  const company = useEdited(edited, toValues(profile), onEdit, isLoading);
  const { values, clashes, change } = company;
  const [faults, setFaults] = useState<ProfileFaults>({});
  const [failure, setFailure] = useState<ApiError>();
  const [warnedOf, setWarnedOf] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = await toBody(values);
    const found = faultsOf(body);
    setFaults(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0 || clashes.length > 0) return focusToBeMended(form.current, found);
    const { DunsNumber } = body.companyData;
    // Whoever saves the same number again after the warning means it.
    const suppressWarnings = DunsNumber !== undefined && DunsNumber === warnedOf;
    const { error } = await update({
      projectId,
      ...body,
      version: profile.version,
      ...(suppressWarnings && { suppressWarnings }),
    });
    if (!error) return onSaved();
    const refused = error as ApiError;
    setFailure(refused);
    if (refused.code === 'DUNS_EXISTS') setWarnedOf(DunsNumber);
  }

  return (
    <form ref={form} className={formStyles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Card title={t('profile.company')}>
        <div className={formStyles.form}>
          <CompanyFields values={values} faults={faults} onChange={change} />
        </div>
      </Card>
      <Card title={t('profile.contact')}>
        <div className={formStyles.form}>
          <ContactFields values={values} faults={faults} onChange={change} />
        </div>
      </Card>
      <ClashNotice form={company} show={clashValue} />
      <OfflineNote />
      {failure && (
        <Notice tone="negative" title={t('profile.saveFailed')}>
          {failureText(failure)}
        </Notice>
      )}
      <div className={formStyles.actions}>
        <Button onClick={onCancel}>{t('common:actions.cancel')}</Button>
        <Button type="submit" variant="primary" disabled={isLoading || !isConnected}>
          {isLoading ? t('saving') : t('save')}
        </Button>
      </div>
    </form>
  );
}
