import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button';
import { Modal } from '../../components/ui/modal';
import * as styles from './navigation-drawer.module.css';
import { Sidebar } from './sidebar';

/** The sidebar on a phone, sliding in over the page. */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Modal className={styles.drawer} aria-label={t('shell.mainNavigation')} onClose={onClose}>
      <div className={styles.close}>
        <Button variant="quiet" iconOnly aria-label={t('shell.closeMenu')} onClick={onClose}>
          <X size={20} aria-hidden />
        </Button>
      </div>
      <Sidebar />
    </Modal>
  );
}
