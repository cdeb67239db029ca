import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { site } from '../../../site.config';
import { Button } from '../../components/ui/button';
import { UnsentButton } from '../../features/outbox/components/unsent-button';
import { PageJump } from './page-jump';
import * as styles from './top-bar.module.css';
import { UserMenu } from './user-menu';

/** What a phone shows of the shell while the drawer is closed. */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation('common');
  return (
    <header className={styles.bar}>
      <Button variant="quiet" iconOnly aria-label={t('shell.openMenu')} onClick={onOpenMenu}>
        <Menu size={22} aria-hidden />
      </Button>
      <PageJump>
        <span className={styles.name}>{site.name}</span>
      </PageJump>
      <div className={styles.end}>
        <UnsentButton shape="compact" />
        <UserMenu shape="compact" />
      </div>
    </header>
  );
}
