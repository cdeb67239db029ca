import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { usePermissions } from '../people/use-permissions';

/** A card about other systems below the company's people; only for administrators, loaded after the page. */
export function SystemsPart({ children }: { children: ReactNode }) {
  const { can } = usePermissions();
  if (!can('user:create')) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
