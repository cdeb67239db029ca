import { LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UnsentButton } from '../../features/outbox/components/unsent-button';
import { useEnv } from '../../lib/env/use-env';
import { AreaLinks } from './area-links';
import { ExternalLink } from './external-link';
import * as linkStyles from './area-links.module.css';
import { LogoMenu } from './logo-menu';
import { Preferences } from './preferences';
import * as styles from './sidebar.module.css';
import { UserMenu } from './user-menu';

/** The whole navigation: next to the page on a desktop, in the drawer on a phone. */
export function Sidebar() {
  const { t } = useTranslation('common');
  const help = useEnv()?.links.help;
  return (
    <div className={styles.sidebar}>
      <div className={styles.logo}>
        <LogoMenu />
      </div>
      <nav className={styles.areas} aria-label={t('shell.mainNavigation')}>
        <AreaLinks />
      </nav>
      <div className={styles.bottom}>
        <UnsentButton shape="full" />
        <ExternalLink className={linkStyles.link} href={help}>
          <LifeBuoy size={20} strokeWidth={1.75} aria-hidden />
          {t('shell.help')}
        </ExternalLink>
        <Preferences />
        <UserMenu shape="full" />
      </div>
    </div>
  );
}
