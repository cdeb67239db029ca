import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { useProjectId } from '../../../lib/session/use-session';
import { useRemoveSegmentMutation } from '../state/segments-api';
import { useFailureText } from '../use-failure-text';

interface RemoveSegmentButtonProps {
  id: string;
  name: string;
  /** Also false once a colleague has answered; then only the reason for the failed removal stays. */
  isOffered: boolean;
  onRemoved: () => void;
}

/** Removes a segment that was added but never answered; the server keeps requested ones. */
export function RemoveSegmentButton({ id, name, isOffered, onRemoved }: RemoveSegmentButtonProps) {
  const { t } = useTranslation('assessment');
  const projectId = useProjectId();
  const isViewOnly = useIsViewOnly();
  const isConnected = useConnection() === 'connected';
  const [remove, { isLoading, error }] = useRemoveSegmentMutation();
  const failureText = useFailureText();
  const onPress = async () => {
    if (projectId === undefined) return;
    const { error: failure } = await remove({ projectId, id });
    if (!failure) onRemoved();
  };
  return (
    <>
      {error && <Notice tone="negative">{failureText(error as ApiError)}</Notice>}
      {isOffered && !isViewOnly && (
        <Button
          variant="quiet"
          iconOnly
          aria-label={t('segments.removeOf', { segment: name })}
          disabled={isLoading || !isConnected}
          onClick={() => void onPress()}
        >
          <Trash2 size={16} aria-hidden />
        </Button>
      )}
    </>
  );
}
