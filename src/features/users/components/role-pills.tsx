import { useTranslation } from 'react-i18next';
import type { ProjectUser } from '../../../../core/contracts/users';
import { Pill } from '../../../components/ui/pill';
import * as styles from './users-table.module.css';

/** A user's roles in the company. */
export function RolePills({
  role,
  isMainUser,
  viewOnly,
  isPending,
}: Pick<ProjectUser, 'role' | 'isMainUser' | 'viewOnly' | 'isPending'>) {
  const { t } = useTranslation('account');
  return (
    <span className={styles.roles}>
      <Pill tone={role === 'Admin' ? 'accent' : 'neutral'}>{t(`users.roles.${role}`)}</Pill>
      {isMainUser && <Pill tone="positive">{t('users.mainUser')}</Pill>}
      {isPending && <Pill tone="neutral">{t('users.pending')}</Pill>}
      {viewOnly && <Pill tone="caution">{t('users.viewOnly')}</Pill>}
    </span>
  );
}
