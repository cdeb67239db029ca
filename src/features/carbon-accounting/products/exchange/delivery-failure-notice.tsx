import { useTranslation } from 'react-i18next';
import type { DeliveryFailure } from '../../../../../core/contracts/exchange-deliveries';
import { Button } from '../../../../components/ui/button';
import { InstantText } from '../../../../components/ui/instant';
import { Notice } from '../../../../components/ui/notice';
import type { ApiError } from '../../../../lib/api/api-error';
import { useProjectId } from '../../../../lib/session/use-session';
import { useAccess } from '../../shared/use-access';
import { useErrorText } from '../../shared/use-error-text';
import { useSendEventsAgainMutation } from './exchange-api';
import { useIsConnected } from './needs-connection';

interface DeliveryFailureNoticeProps {
  partner: { id: string; name: string };
  failure: DeliveryFailure;
  title?: string;
}

/** Why an event did not reach a partner's system, when it is tried again, and a button to do so now. */
export function DeliveryFailureNotice({ partner, failure, title }: DeliveryFailureNoticeProps) {
  const { t } = useTranslation('carbon-exchange');
  const projectId = useProjectId();
  const { canManage } = useAccess();
  const isConnected = useIsConnected();
  const textOf = useErrorText();
  const [sendAgain, sending] = useSendEventsAgainMutation();
  const { answer, nextTryAt } = failure;
  return (
    <Notice
      tone="caution"
      title={title}
      actions={
        canManage && (
          <Button
            size="small"
            disabled={!isConnected || sending.isLoading}
            aria-label={t('deliveries.againTo', { name: partner.name })}
            onClick={() => projectId !== undefined && void sendAgain({ projectId, id: partner.id })}
          >
            {t('deliveries.again')}
          </Button>
        )
      }
    >
      <p>{useWhy(failure)}</p>
      {answer && (
        <p>
          {t('asking.reason')} {answer}
        </p>
      )}
      <p>
        {nextTryAt === null ? (
          t('deliveries.over')
        ) : (
          <>
            {t('deliveries.next')} <InstantText value={nextTryAt} />
          </>
        )}
      </p>
      {sending.error && <p role="alert">{textOf(sending.error as ApiError, t('failed'))}</p>}
    </Notice>
  );
}

function useWhy({ fault, status }: DeliveryFailure): string {
  const { t } = useTranslation('carbon-exchange');
  if (fault === 'UNREACHABLE' || fault === 'TIMEOUT') return t(`deliveries.${fault}`);
  const isAnswer = fault === 'REFUSED' || fault === 'SERVER_ERROR' || fault === 'NOT_ALLOWED';
  return isAnswer && status !== null ? t('deliveries.status', { status }) : t(`source.faults.${fault}`);
}
