import { useTranslation } from 'react-i18next';
import { UndoNotice } from '../../../components/ui/undo-notice';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useProjectId } from '../../../lib/session/use-session';
import type { SegmentKey } from '../state/segment-edits';
import { useCreateSegmentMutation } from '../state/segments-api';
import { useSegmentName } from '../state/use-segment-name';
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
    <UndoNotice
      failure={error && failureText(error as ApiError)}
      disabled={isLoading || !isConnected}
      onUndo={undo}
      onDismiss={onDismiss}
    >
      {t('segments.removed', { segment: whole })}
    </UndoNotice>
  );
}
