import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameEmail } from '../../../../core/access/people';
import type { ProjectUser } from '../../../../core/contracts/users';
import { VirtualTable, type Column } from '../../../components/table/virtual-table';
import { Avatar } from '../../../components/ui/avatar';
import { EmailAddress } from '../../../components/ui/email-address';
import { Pill } from '../../../components/ui/pill';
import { useSession } from '../../../lib/session/use-session';
import type { Asking } from '../asking';
import { useUserActions } from '../hooks/use-user-actions';
import { UserMenu } from './user-menu';
import { RolePills } from './role-pills';
import * as styles from './users-table.module.css';

const userId = (user: ProjectUser) => user.id;

interface UsersTableProps {
  users: readonly ProjectUser[];
  onAsk: (asking: Asking) => void;
}

export function UsersTable({ users, onAsk }: UsersTableProps) {
  const { t } = useTranslation('account');
  const ownEmail = useSession().profile?.email ?? '';
  const actionsOf = useUserActions();
  const columns = useMemo(
    (): Column<ProjectUser>[] => [
      {
        id: 'name',
        header: t('users.name'),
        width: 'minmax(12rem, 2fr)',
        rowHeader: true,
        cell: (user) => (
          <div className={styles.person}>
            <Avatar name={user.name || user.email} />
            <div>
              <div className={styles.name}>
                {user.name || user.email}{' '}
                {isSameEmail(user.email, ownEmail) && <Pill tone="neutral">{t('users.you')}</Pill>}
              </div>
              <div className={styles.job}>{user.jobTitle}</div>
            </div>
          </div>
        ),
      },
      {
        id: 'email',
        header: t('users.email'),
        width: 'minmax(12rem, 2fr)',
        cell: ({ email }) => (
          <a className={styles.email} href={`mailto:${email}`}>
            <EmailAddress>{email}</EmailAddress>
          </a>
        ),
        onCard: 'wide',
      },
      {
        id: 'role',
        header: t('users.role'),
        width: 'minmax(10rem, 1fr)',
        cell: (user) => <RolePills {...user} />,
      },
      {
        id: 'actions',
        header: t('users.actionsHeader'),
        width: '4rem',
        align: 'end',
        onCard: 'corner',
        hasMenus: true,
        cell: (user) => (
          <div className={styles.actions}>
            <UserMenu user={user} actions={actionsOf(user)} onAsk={(action) => onAsk({ action, user })} />
          </div>
        ),
      },
    ],
    [t, ownEmail, actionsOf, onAsk],
  );
  const shown = users.some((user) => actionsOf(user).length > 0) ? columns : columns.slice(0, -1);
  return <VirtualTable label={t('users.title')} columns={shown} rows={users} rowKey={userId} />;
}
