import { skipToken } from '@reduxjs/toolkit/query/react';
import { lazy, Suspense, type CSSProperties } from 'react';
import { countNeedingAttention } from '../../../core/requests/attention';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { Skeleton } from '../../components/ui/skeleton';
import { useGetCustomerRequestsQuery } from '../../domain/requests/customer-requests-api';
import { useProjectId } from '../../lib/session/use-session';
import * as styles from './overview-head.module.css';
import { stepsShown } from './steps-shown';

// What it shares with other parts without a name would come with all that those share.
const OverviewParts = lazy(() =>
  import(/* webpackChunkName: "overviewParts" */ './overview-parts').catch(() => ({ default: () => null })),
);

/** What to do next and how the company stands, above the requests. It is loaded while these are. */
export function OverviewHead() {
  const { data: requests, isError } = useGetCustomerRequestsQuery(useProjectId() ?? skipToken);
  if (!requests) return isError ? null : <Place rows={stepsShown} />;
  const rows = Math.min(stepsShown, Math.max(1, countNeedingAttention(requests)));
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<Place rows={rows} />}>
        <OverviewParts requests={requests} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The two cards that come into its place, as high as they are, so that nothing below moves. */
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
