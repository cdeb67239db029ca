import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import type { Acceptance } from '../hooks/use-acceptance';

export interface AcceptanceNoticeProps {
  acceptance: Exclude<Acceptance, { state: 'none' }>;
  onRetry: () => void;
  onDismiss: () => void;
}

/** How the acceptance of an invitation goes, and what can be done about it. */
export function AcceptanceNotice({ acceptance, onRetry, onDismiss }: AcceptanceNoticeProps) {
  const { t } = useTranslation('invitation');
  const company = 'company' in acceptance ? acceptance.company : '';
  const dismiss = (
    <Button size="small" onClick={onDismiss}>
      {t('acceptance.dismiss')}
    </Button>
  );
  switch (acceptance.state) {
    case 'accepting':
      return <Notice tone="info" title={t('acceptance.accepting', { company })} />;
    case 'accepted':
      return (
        <Notice tone="positive" title={t('acceptance.accepted')} actions={dismiss}>
          {t('acceptance.acceptedText', { company })}
        </Notice>
      );
    case 'late':
    case 'blocked':
      return (
        <Notice tone="caution" title={t('acceptance.lost')} actions={dismiss}>
          {t(acceptance.state === 'late' ? 'acceptance.lostText' : 'acceptance.blockedText')}
        </Notice>
      );
    case 'refused':
    case 'own':
    case 'viewOnly':
      return (
        <Notice tone="negative" title={t('acceptance.failed', { company })} actions={dismiss}>
          {acceptance.state === 'refused' && t('acceptance.failedToken', { company })}
          {acceptance.state === 'own' && t('acceptance.failedOwn')}
          {acceptance.state === 'viewOnly' && t('common:viewOnly')}
        </Notice>
      );
    case 'unreachable':
    case 'failed':
      return (
        <Notice
          tone="negative"
          title={t('acceptance.failed', { company })}
          actions={
            <>
              <Button size="small" onClick={onRetry}>
                {t('acceptance.retry')}
              </Button>
              {dismiss}
            </>
          }
        >
          {acceptance.state === 'failed'
            ? t('acceptance.failedOther', { message: acceptance.message })
            : t('acceptance.failedConnection')}
        </Notice>
      );
  }
}
