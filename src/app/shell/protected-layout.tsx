import { useLocation } from '@reach/router';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { useAdaptedTexts } from '../../lib/i18n/use-adapted-texts';
import { Background } from '../background/background';
import { PageFault } from '../fault/page-fault';
import { RedirectToErrorPage } from '../fault/redirect-to-error-page';
import { GuidedModeGuard } from '../first-run/guided-mode-guard';
import { SessionGate } from '../start-up/session-gate';
import { SessionProvider } from '../start-up/session-provider';
import { AppShell } from './app-shell';
import { PageSkeleton, type PageOutline } from './page-skeleton';

interface ProtectedLayoutProps {
  outline?: PageOutline | undefined;
  children: ReactNode;
}

/** The layout of protected pages: the shell immediately, the page once the person is known. */
export function ProtectedLayout({ outline, children }: ProtectedLayoutProps) {
  useAdaptedTexts();
  const { pathname } = useLocation();
  const skeleton = <PageSkeleton outline={outline} />;
  return (
    <ErrorBoundary fallback={<RedirectToErrorPage />}>
      <SessionProvider>
        <AppShell>
          <SessionGate skeleton={skeleton}>
            <GuidedModeGuard skeleton={skeleton}>
              <ErrorBoundary resetKey={pathname} fallback={<PageFault />}>
                {children}
              </ErrorBoundary>
            </GuidedModeGuard>
          </SessionGate>
        </AppShell>
        <Background />
      </SessionProvider>
    </ErrorBoundary>
  );
}
