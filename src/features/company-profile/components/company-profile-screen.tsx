import { skipToken } from '@reduxjs/toolkit/query/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canEditProfile } from '../../../../core/access/permissions';
import type { CompanyProfile } from '../../../../core/contracts/company-profile';
import type { ProjectUser } from '../../../../core/contracts/users';
import { Card, Page } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { StatusRegion } from '../../../components/ui/status-region';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useGetCompanyProfileQuery, useGetUsersQuery } from '../../../domain/company/project-api';
import { useConnection } from '../../../lib/api/use-connection';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { usePermissions } from '../../../domain/people/use-permissions';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import { toValues, withContact, type ProfileValues } from '../profile-values';
import { ContactQuestion } from './contact-question';
import { ProfileFacts } from './profile-facts';
import { ProfileForm } from './profile-form';
import { ProfileHistory } from './profile-history';

/** The company as its customers see it; its main user can edit it here. */
export function CompanyProfileScreen() {
  const { t } = useTranslation('account');
  const projectId = useProjectId();
  const { data: profile, isError, refetch } = useGetCompanyProfileQuery(projectId ?? skipToken);
  const mayEdit = canEditProfile(usePermissions());
  const draft = useDraftStore<ProfileValues>('companyProfileEdit');
  const { locale } = useLocale();
  // Reopens the form for a person who left an unfinished draft.
  const [state, setState] = useState<'shown' | 'editing' | 'saved'>(() =>
    draft.read() ? 'editing' : 'shown',
  );
  const isEditing = mayEdit && state === 'editing';
  const becomeContact = (of: CompanyProfile) => (own: ProjectUser) => {
    draft.keep({ values: withContact(of, own), base: toValues(of), touched: [], locale });
    setState('editing');
  };
  return (
    <Page
      title={t('profile.title')}
      intro={t('profile.intro')}
      actions={
        mayEdit &&
        profile &&
        !isEditing && (
          <Button variant="primary" onClick={() => setState('editing')}>
            <Pencil size={18} aria-hidden />
            {t('profile.edit')}
          </Button>
        )
      }
    >
      {profile && isError && <StaleNotice title={t('profile.failed')} onRetry={() => void refetch()} />}
      <StatusRegion>
        {state === 'saved' && <Notice tone="positive">{t('profile.saved')}</Notice>}
      </StatusRegion>
      {profile && !mayEdit && <ReadOnlyNotice projectId={projectId} />}
      {profile && projectId !== undefined && isEditing && (
        <ProfileForm
          projectId={projectId}
          profile={profile}
          draft={draft}
          onCancel={() => setState('shown')}
          onSaved={() => setState('saved')}
        />
      )}
      {profile && mayEdit && !isEditing && (
        <ContactQuestion profile={profile} onChange={becomeContact(profile)} />
      )}
      {profile && !isEditing && <ProfileFacts profile={profile} />}
      {profile && projectId !== undefined && <ProfileHistory projectId={projectId} />}
      {!profile && isError && <LoadFailure title={t('profile.failed')} onRetry={() => void refetch()} />}
      {!profile && !isError && (
        <Card>
          <SkeletonLines label={t('common:shell.loading')} />
        </Card>
      )}
    </Page>
  );
}

/** Names who may edit the profile, or says that this could not be loaded. */
function ReadOnlyNotice({ projectId }: { projectId: number | undefined }) {
  const { t } = useTranslation('account');
  const connection = useConnection();
  const { data: users, isError, refetch } = useGetUsersQuery(projectId ?? skipToken);
  if (users) {
    const mainUser = users.find(({ isMainUser }) => isMainUser);
    return (
      <Notice tone="info">
        {mainUser
          ? t('profile.readOnly', { name: mainUser.name || mainUser.email })
          : t('profile.readOnlyUnknown')}
      </Notice>
    );
  }
  if (!isError) return null;
  return (
    <Notice
      tone="caution"
      title={t('profile.accessFailed')}
      actions={
        connection !== 'offline' && (
          <Button size="small" onClick={() => void refetch()}>
            {t('common:actions.tryAgain')}
          </Button>
        )
      }
    >
      {t(`common:load.failed.${connection}`)}
    </Notice>
  );
}
