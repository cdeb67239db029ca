import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import * as styles from '../../../components/ui/sticky-notices.module.css';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useProjectId } from '../../../lib/session/use-session';
import type { SegmentKey } from '../segments/edits';
import { useCreateSegmentMutation } from '../segments/segments-api';
import { useSegmentName } from '../segments/use-segment-name';
import { useFailureText } from '../use-failure-text';

interface RemovedSegmentProps {
  segment: SegmentKey;
  onDismiss: () => void;
}

/** Says what was removed and offers to undo it. It had no answers, so that adding it again restores it. */
export function RemovedSegment({ segment, onDismiss }: RemovedSegmentProps) {
  const { t } = useTranslation('assessment');
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const [create, { isLoading, error }] = useCreateSegmentMutation();
  const failureText = useFailureText();
  const { sectorCode, countryCode } = segment;
  const { whole } = useSegmentName()(segment);
  const undo = () => projectId !== undefined && void create({ projectId, body: { sectorCode, countryCode } });
  return (
    <div className={styles.notices}>
      <div>
        <Notice
          tone={error ? 'negative' : 'info'}
          title={error && failureText(error as ApiError)}
          actions={
            <>
              <Button size="small" disabled={isLoading || !isConnected} onClick={undo}>
                {t('segments.undo')}
              </Button>
              <Button size="small" variant="quiet" onClick={onDismiss}>
                {t('common:actions.dismiss')}
              </Button>
            </>
          }
        >
          {t('segments.removed', { segment: whole })}
        </Notice>
      </div>
    </div>
  );
}
