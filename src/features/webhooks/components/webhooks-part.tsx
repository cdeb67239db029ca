import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { usePermissions } from '../../../domain/people/use-permissions';

const WebhooksCard = lazy(async () => ({
  default: (await import('./webhooks-card')).WebhooksCard,
}));

/** Other systems that are told of changes, below the people: for administrators, loaded when the page stands. */
export function WebhooksPart() {
  const { can } = usePermissions();
  if (!can('user:create')) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <WebhooksCard />
      </Suspense>
    </ErrorBoundary>
  );
}
