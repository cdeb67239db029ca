import { skipToken } from '@reduxjs/toolkit/query/react';
import { lazy, Suspense, type CSSProperties } from 'react';
import { countNeedingAttention } from '../../../core/requests/attention';
import { ErrorBoundary } from '../../components/ui/error-boundary';
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

/** As high as what comes into its place, so that nothing below moves. */
function Place({ rows }: { rows: number }) {
  return <div className={styles.place} style={{ '--rows': rows } as CSSProperties} aria-hidden />;
}
