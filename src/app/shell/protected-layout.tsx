import { useLocation } from '@gatsbyjs/reach-router';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { Background } from '../background/background';
import { PageFault } from '../fault/page-fault';
import { WayToErrorPage } from '../fault/way-to-error-page';
import { GuidedWay } from '../first-run/guided-way';
import { SessionGate } from '../start-up/session-gate';
import { SessionProvider } from '../start-up/session-provider';
import { AppShell } from './app-shell';
import { PageSkeleton } from './page-skeleton';

/** The layout of protected pages: the shell at once, the page as soon as it is known who is there. */
export function ProtectedLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={<WayToErrorPage />}>
      <SessionProvider>
        <AppShell>
          <SessionGate skeleton={<PageSkeleton />}>
            <GuidedWay skeleton={<PageSkeleton />}>
              <ErrorBoundary resetKey={pathname} fallback={<PageFault />}>
                {children}
              </ErrorBoundary>
            </GuidedWay>
          </SessionGate>
        </AppShell>
        <Background />
      </SessionProvider>
    </ErrorBoundary>
  );
}
