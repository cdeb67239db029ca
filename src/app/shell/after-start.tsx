import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { useProjectId } from '../../lib/session/use-session';
import { useAppSelector } from '../../lib/store/hooks';
import { selectStartUp } from '../store/start-up-slice';

const AfterStartParts = lazy(() => import('./after-start-parts'));

/** Parts that may wait until the page and everything it needs have loaded; offline the page works without them. */
export function AfterStart() {
  const { phase } = useAppSelector(selectStartUp);
  const projectId = useProjectId();
  if (phase !== 'ready' || projectId === undefined) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <AfterStartParts projectId={projectId} />
      </Suspense>
    </ErrorBoundary>
  );
}
