import { useTranslation } from 'react-i18next';
import type { SupplyChainPermissions } from '../../../../core/access/supply-chain';
import { Notice } from '../../../components/ui/notice';

/** What the company's plan allows: a trial with its counter, an ended trial, no invitations left. */
export function AccessNotice({ permissions }: { permissions: SupplyChainPermissions }) {
  const { t } = useTranslation('supply-chain');
  const { canInvite, isTrialMode, remainingInvites, inviteQuota } = permissions;
  if (!canInvite)
    return (
      <Notice tone="caution" title={t('access.endedTitle')}>
        {t('access.endedText')}
      </Notice>
    );
  if (remainingInvites === 0)
    return (
      <Notice tone="caution" title={t('access.noneLeftTitle')}>
        {t('access.noneLeftText', { quota: inviteQuota })}
      </Notice>
    );
  if (!isTrialMode) return null;
  return (
    <Notice tone="info" title={t('access.trialTitle')}>
      {t('access.trialText', { count: remainingInvites, quota: inviteQuota })}
    </Notice>
  );
}
