import { useLocation } from '@reach/router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoScript } from '../../components/layout/no-script';
import * as styles from './app-shell.module.css';
import { AfterStart } from './after-start';
import { BottomBar } from './bottom-bar';
import { DelayedRoute } from './delayed-route';
import { NavigationDrawer } from './navigation-drawer';
import { ShellNotices } from './shell-notices';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

/** The frame of every protected page. */
export function AppShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  // The drawer belongs to the page on which it was opened: any navigation closes it, including back.
  const [drawerOn, setDrawerOn] = useState<string>();
  if (drawerOn !== undefined && drawerOn !== pathname) setDrawerOn(undefined);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('shell.skipToContent')}
      </a>
      <aside className={styles.side}>
        <Sidebar />
      </aside>
      <div className={styles.column}>
        <TopBar onOpenMenu={() => setDrawerOn(pathname)} />
        {drawerOn !== undefined && <NavigationDrawer onClose={() => setDrawerOn(undefined)} />}
        <main id="content" tabIndex={-1}>
          <NoScript text={t('noScript')} />
          <ShellNotices />
          {children}
        </main>
        <AfterStart />
      </div>
      <BottomBar />
      <DelayedRoute />
    </div>
  );
}
