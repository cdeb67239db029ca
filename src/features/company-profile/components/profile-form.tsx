import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyProfile } from '../../../../core/contracts/company-profile';
import { ClashNotice } from '../../../components/form/clash-notice';
import * as formStyles from '../../../components/form/form.module.css';
import { OfflineNote } from '../../../components/ui/offline-note';
import { CompanyFields } from '../../../domain/company/company-fields';
import { ContactFields } from '../../../domain/people/contact-fields';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useFailureText } from '../../../domain/people/use-failure-text';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import type { DraftStore } from '../../../lib/forms/draft-store';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { useUpdateProfileMutation } from '../api';
import { useClashValue } from '../hooks/use-clash-value';
import { checkProfile, toBody, toValues, type ProfileValues } from '../profile-values';

interface ProfileFormProps {
  projectId: number;
  profile: CompanyProfile;
  draft: DraftStore<ProfileValues>;
  onCancel: () => void;
  onSaved: () => void;
}

/** The main user's form for the profile. Unsaved input is kept until it is saved or discarded. */
export function ProfileForm({ projectId, profile, draft, onCancel, onSaved }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const isConnected = useConnection() === 'connected';
  const failureText = useFailureText();
  const [update] = useUpdateProfileMutation();
  const clashValue = useClashValue();
  /** The DUNS number that the person was warned about; saving it again confirms it. */
  const [warnedOf, setWarnedOf] = useState<string>();
  const form = useDraftForm<ProfileValues, ApiError>({
    draft,
    stored: useMemo(() => toValues(profile), [profile]),
    asksOnClash: true,
    check: checkProfile,
    faultText: (fault) => t([`registration:faults.${fault}`] as never),
    onSubmit: async (values, { saved, failed }) => {
      const body = await toBody(values);
      const { DunsNumber } = body.companyData;
      const suppressWarnings = DunsNumber !== undefined && DunsNumber === warnedOf;
      const { error } = await update({
        projectId,
        ...body,
        version: profile.version,
        ...(suppressWarnings && { suppressWarnings }),
      });
      const refused = error as ApiError | undefined;
      if (refused?.code === 'DUNS_EXISTS') setWarnedOf(DunsNumber);
      if (refused) return failed(refused);
      saved();
      onSaved();
    },
  });

  return (
    <form {...form.formProps} className={formStyles.form}>
      <Card title={t('profile.company')}>
        <div className={formStyles.form}>
          <CompanyFields form={form} />
        </div>
      </Card>
      <Card title={t('profile.contact')}>
        <div className={formStyles.form}>
          <ContactFields field={form.field} emailHint={t('profile.emailHint')} />
        </div>
      </Card>
      <ClashNotice form={form} show={clashValue} />
      <OfflineNote />
      {form.failure && (
        <Notice tone="negative" title={t('profile.saveFailed')}>
          {failureText(form.failure)}
        </Notice>
      )}
      <div className={formStyles.actions}>
        <Button
          onClick={() => {
            form.discard();
            onCancel();
          }}
        >
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" disabled={form.isSubmitting || !isConnected}>
          {form.isSubmitting ? t('saving') : t('save')}
        </Button>
      </div>
    </form>
  );
}
