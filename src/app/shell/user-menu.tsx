import { Link } from 'gatsby';
import { Building2, ChevronsUpDown, LogOut, Settings, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/ui/avatar';
import { menuItemClass, MenuHeading, PopoverMenu } from '../../components/ui/popover-menu';
import { useLocale } from '../../lib/i18n/use-locale';
import { useAccount } from './use-account';
import * as styles from './user-menu.module.css';

interface UserMenuProps {
  /** `full` shows name and company next to the avatar, `compact` the avatar alone. */
  shape: 'full' | 'compact';
}

export function UserMenu({ shape }: UserMenuProps) {
  const { t } = useTranslation('common');
  const { pathTo } = useLocale();
  const { name, company, signOut } = useAccount();
  const full = shape === 'full';
  // The accessible name includes all visible text, so that it works with voice control.
  const shown = full && company ? `${name}, ${company}` : name;
  return (
    <PopoverMenu
      placement={full ? 'above' : 'below'}
      align={full ? 'start' : 'end'}
      triggerLabel={name ? t('shell.accountMenu', { name: shown }) : t('shell.accountMenuUnknown')}
      triggerClassName={full ? styles.full : undefined}
      trigger={
        <>
          <Avatar name={name} />
          {full && (
            <>
              <span className={styles.identity}>
                <span className={styles.name}>{name}</span> <span className={styles.company}>{company}</span>
              </span>
              <ChevronsUpDown size={16} aria-hidden />
            </>
          )}
        </>
      }
    >
      {!full && (
        <p className={styles.card}>
          <span className={styles.name}>{name}</span>
          <span className={styles.company}>{company}</span>
        </p>
      )}
      <MenuHeading>{t('shell.account')}</MenuHeading>
      <Link className={menuItemClass} to={pathTo('/account/settings/')}>
        <Settings size={18} aria-hidden />
        {t('shell.settings')}
      </Link>
      <MenuHeading>{t('shell.companySettings')}</MenuHeading>
      <Link className={menuItemClass} to={pathTo('/account/company-profile/')}>
        <Building2 size={18} aria-hidden />
        {t('shell.companyProfile')}
      </Link>
      <Link className={menuItemClass} to={pathTo('/account/users/')}>
        <Users size={18} aria-hidden />
        {t('shell.userManagement')}
      </Link>
      <hr className={styles.line} />
      <button type="button" className={menuItemClass} onClick={signOut}>
        <LogOut size={18} aria-hidden />
        {t('shell.signOut')}
      </button>
    </PopoverMenu>
  );
}
