import { lazy, Suspense, type ReactNode } from 'react';
import { stripLocale } from '../../../core/i18n/localized-path';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { isProtected } from '../../lib/auth/return-to';
import { useHydrated } from '../../lib/hydration/use-hydrated';
import { PublicLayout } from '../public/public-layout';
import * as styles from './not-found-layout.module.css';

/** Loaded only for an unknown address of a protected area, so that the public page stays light. */
const ProtectedLayout = lazy(async () => ({
  default: (await import('../shell/protected-layout')).ProtectedLayout,
}));

/** An unknown address below a protected area is shown inside the shell, any other outside. */
export function NotFoundLayout({ path, children }: { path: string; children: ReactNode }) {
  const hydrated = useHydrated();
  const outside = <PublicLayout path={path}>{children}</PublicLayout>;
  if (!hydrated || !isProtected(stripLocale(window.location.pathname))) return outside;
  return (
    <ErrorBoundary fallback={outside}>
      <Suspense fallback={outside}>
        <ProtectedLayout>
          <div className={styles.inShell}>{children}</div>
        </ProtectedLayout>
      </Suspense>
    </ErrorBoundary>
  );
}
