import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { usePermissions } from '../../../domain/people/use-permissions';

const ApiClientsCard = lazy(async () => ({
  default: (await import('./api-clients-card')).ApiClientsCard,
}));

/** Other systems of the company, below its people: for administrators, loaded when the page stands. */
export function ApiClientsPart() {
  const { can } = usePermissions();
  if (!can('user:create')) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ApiClientsCard />
      </Suspense>
    </ErrorBoundary>
  );
}
