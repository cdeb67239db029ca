import { skipToken } from '@reduxjs/toolkit/query/react';
import { ScrollText, UserPlus, Users } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameEmail } from '../../../../core/access/people';
import type { ProjectUser } from '../../../../core/contracts/users';
import { Card, Page } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { ButtonRoute } from '../../../components/ui/button-route';
import { EmptyState } from '../../../components/ui/empty-state';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useGetUsersQuery } from '../../../domain/company/project-api';
import { useLocale } from '../../../lib/i18n/use-locale';
import { usePermissions } from '../../../domain/people/use-permissions';
import { useSession } from '../../../lib/session/use-session';
import type { Asking, Outcome } from '../asking';
import { RolePills } from './role-pills';
import { UserDialogs } from './user-dialogs';
import { UsersOutcome } from './users-outcome';
import { UsersTable } from './users-table';
import * as styles from './users-table.module.css';

/** The people of the company, and how an administrator manages them. `children` are rendered below. */
export function UsersScreen({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('account');
  const { pathTo } = useLocale();
  const { profile } = useSession();
  const projectId = profile?.projectId;
  const { can, isAdmin } = usePermissions();
  const { data: users, isError, refetch } = useGetUsersQuery(projectId ?? skipToken);
  const [asking, setAsking] = useState<Asking>();
  const [outcome, setOutcome] = useState<Outcome>();
  const ask = useCallback((wanted: Asking) => {
    setOutcome(undefined);
    setAsking(wanted);
  }, []);

  // Administrators manage others here, and themselves in their settings.
  const isOwn = ({ email }: ProjectUser) => isSameEmail(email, profile?.email ?? '');
  const shown = users?.filter((user) => !isAdmin || !isOwn(user));
  const own = isAdmin ? users?.find(isOwn) : undefined;
  const addButton = can('user:create') && (
    <Button variant="primary" onClick={() => ask({ action: 'create' })}>
      <UserPlus size={18} aria-hidden />
      {t('users.create.open')}
    </Button>
  );
  return (
    <Page
      title={t('users.title')}
      intro={isAdmin ? t('users.introAdmin') : t('users.intro')}
      actions={
        isAdmin &&
        users && (
          <>
            <ButtonRoute to={pathTo('/account/audit-trail/')}>
              <ScrollText size={18} aria-hidden />
              {t('audit.title')}
            </ButtonRoute>
            {addButton}
          </>
        )
      }
    >
      {outcome && <UsersOutcome outcome={outcome} onDismiss={() => setOutcome(undefined)} />}
      {users && isError && <StaleNotice title={t('users.failed')} onRetry={() => void refetch()} />}
      {users && !isAdmin && <Notice tone="info">{t('users.readOnly')}</Notice>}
      {own && (
        <p className={styles.own}>
          {t('users.ownRole')} <RolePills {...own} />
        </p>
      )}
      {shown && shown.length > 0 && <UsersTable users={shown} onAsk={ask} />}
      {shown?.length === 0 && (
        <EmptyState icon={Users} title={t('users.emptyTitle')} actions={addButton}>
          {t('users.emptyText')}
        </EmptyState>
      )}
      {!users && isError && <LoadFailure title={t('users.failed')} onRetry={() => void refetch()} />}
      {!users && !isError && (
        <Card>
          <SkeletonLines label={t('common:shell.loading')} />
        </Card>
      )}
      {users && children}
      {projectId !== undefined && users && asking && (
        <UserDialogs
          projectId={projectId}
          asking={asking}
          users={users}
          onClose={() => setAsking(undefined)}
          onOutcome={(ended) => {
            setAsking(undefined);
            setOutcome(ended);
          }}
        />
      )}
    </Page>
  );
}
