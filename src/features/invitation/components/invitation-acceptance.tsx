import { createLoadable, useLoadable } from '../../../lib/loading/loadable';
import { useAcceptance } from '../hooks/use-acceptance';
import type { AcceptanceNoticeProps } from './acceptance-notice';
import * as styles from './invitation-acceptance.module.css';

const acceptanceNotice = createLoadable(() => import('./acceptance-notice'));

/** Status of the invitation that is accepted after signing in; renders nothing without one. */
export function InvitationAcceptance() {
  const { acceptance, retry, dismiss } = useAcceptance();
  if (acceptance.state === 'none') return null;
  return <LazyNotice acceptance={acceptance} onRetry={retry} onDismiss={dismiss} />;
}

/** Loaded for an invitation only: hardly any visit has one. */
function LazyNotice(props: AcceptanceNoticeProps) {
  const notice = useLoadable(acceptanceNotice);
  if (notice.status !== 'ready') return null;
  return (
    <div className={styles.place}>
      <notice.content.AcceptanceNotice {...props} />
    </div>
  );
}
