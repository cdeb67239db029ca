import { useEffect, type ReactNode } from 'react';
import { Slice } from 'gatsby';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { RedirectToErrorPage } from '../fault/redirect-to-error-page';
import { keepForOffline } from '../offline/keep-for-offline';
import * as styles from './public-layout.module.css';

interface PublicLayoutProps {
  /** The page's address without a language. */
  path: string;
  children: ReactNode;
}

/** The layout of pages that need no sign-in. */
export function PublicLayout({ path, children }: PublicLayoutProps) {
  useEffect(keepForOffline, []);
  return (
    <div className={styles.frame}>
      <Slice alias="public-header" path={path} />
      <main className={styles.main} id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={path} fallback={<RedirectToErrorPage />}>
          {children}
        </ErrorBoundary>
      </main>
      <Slice alias="public-footer" />
    </div>
  );
}
