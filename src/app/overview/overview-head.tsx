import { skipToken } from '@reduxjs/toolkit/query/react';
import { lazy, Suspense, type CSSProperties } from 'react';
import { countNeedingAttention } from '../../../core/requests/attention';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { Skeleton } from '../../components/ui/skeleton';
import { useGetCustomerRequestsQuery } from '../../domain/requests/customer-requests-api';
import { useProjectId } from '../../lib/session/use-session';
import * as styles from './overview-head.module.css';
import { maxSteps } from './max-steps';

// Named: modules shared with unnamed chunks would bring along everything that those share.
const OverviewParts = lazy(() =>
  import(/* webpackChunkName: "overviewParts" */ './overview-parts').catch(() => ({ default: () => null })),
);

/** The next steps and key figures above the requests. Loaded in parallel with the requests. */
export function OverviewHead() {
  const { data: requests, isError } = useGetCustomerRequestsQuery(useProjectId() ?? skipToken);
  if (!requests) return isError ? null : <Place rows={maxSteps} />;
  const rows = Math.min(maxSteps, Math.max(1, countNeedingAttention(requests)));
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<Place rows={rows} />}>
        <OverviewParts requests={requests} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Skeletons of the two cards, of the same height, so that nothing below moves. */
function Place({ rows }: { rows: number }) {
  return (
    <div className={styles.place} style={{ '--rows': rows } as CSSProperties} aria-hidden>
      {['30%', '50%'].map((width) => (
        <div key={width} className={styles.card}>
          <Skeleton width={width} />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  );
}
