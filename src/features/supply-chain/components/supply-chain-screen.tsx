import { Lock, Network, UserPlus, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { canInviteNow } from '../../../../core/access/supply-chain';
import { Page } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { EmptyState } from '../../../components/ui/empty-state';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { isWaiting } from '../filter';
import { useCanSend } from '../hooks/use-can-send';
import { useSuppliers } from '../hooks/use-suppliers';
import { supplyChainSlice } from '../supply-chain-slice';
import { AccessNotice } from './access-notice';
import { InviteDrawer } from './invite-drawer';
import { ManyDrawer } from './many-drawer';
import { OutcomeNotice } from './outcome-notice';
import { ReminderDialog } from './reminder-dialog';
import { Summary } from './summary';
import { SupplierDetails } from './supplier-details';
import { SupplierList } from './supplier-list';

/** The company's own suppliers: who was asked, who has answered, who is to be reminded. */
export function SupplyChainScreen() {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const { suppliers, permissions, spendYear, isLoading, hasFailed, retry } = useSuppliers();
  const { opened, inviting, reminding } = useSelector(supplyChainSlice.selectSlice);
  const canSend = useCanSend();
  const isRestricted = permissions?.canAccess === false;
  const mayInvite = permissions !== null && canInviteNow(permissions);
  const openedSupplier = suppliers?.find(({ linkingId }) => linkingId === opened);
  const reminded = useMemo(() => {
    if (reminding === 'waiting') return (suppliers ?? []).filter(isWaiting);
    const ids = new Set(reminding);
    return (suppliers ?? []).filter(({ linkingId }) => ids.has(linkingId));
  }, [suppliers, reminding]);
  const isGone =
    suppliers && ((opened !== null && !openedSupplier) || (reminding !== null && reminded.length === 0));
  const mayAsk = mayInvite && canSend;
  const inviteButtons = (
    <>
      <Button disabled={!mayAsk} onClick={() => dispatch(supplyChainSlice.actions.inviteOpened('many'))}>
        <Users size={18} aria-hidden />
        {t('many.action')}
      </Button>
      <Button
        variant="primary"
        disabled={!mayAsk}
        onClick={() => dispatch(supplyChainSlice.actions.inviteOpened('one'))}
      >
        <UserPlus size={18} aria-hidden />
        {t('invite.action')}
      </Button>
    </>
  );

  return (
    <Page title={t('title')} intro={t('intro')} actions={suppliers && !isRestricted && inviteButtons}>
      <OutcomeNotice />
      {isGone && (
        <Notice
          tone="caution"
          actions={
            <Button
              size="small"
              variant="quiet"
              onClick={() => dispatch(supplyChainSlice.actions.goneDismissed())}
            >
              {t('common:actions.dismiss')}
            </Button>
          }
        >
          {t('refusal.NOT_FOUND')}
        </Notice>
      )}
      {suppliers && hasFailed && <StaleNotice title={t('load.failedTitle')} onRetry={retry} />}
      {suppliers && !canSend && <Notice tone="info">{t('offline')}</Notice>}
      {!suppliers && isLoading && <SkeletonLines label={t('load.loading')} />}
      {!suppliers && !isLoading && (
        <LoadFailure title={t('load.failedTitle')} retryLabel={t('common:actions.tryAgain')} onRetry={retry}>
          {t('load.failedText')}
        </LoadFailure>
      )}
      {isRestricted && (
        <EmptyState icon={Lock} title={t('access.restrictedTitle')}>
          {t('access.restrictedText')}
        </EmptyState>
      )}
      {permissions && !isRestricted && <AccessNotice permissions={permissions} />}
      {suppliers?.length === 0 && !isRestricted && (
        <EmptyState icon={Network} title={t('empty.title')} actions={mayInvite && inviteButtons}>
          {t('empty.text')}
        </EmptyState>
      )}
      {suppliers && suppliers.length > 0 && (
        <>
          <Summary suppliers={suppliers} permissions={permissions} spendYear={spendYear} />
          <SupplierList suppliers={suppliers} canRemind={canSend} />
        </>
      )}
      {openedSupplier && <SupplierDetails supplier={openedSupplier} />}
      {inviting === 'one' && mayInvite && <InviteDrawer />}
      {inviting === 'many' && mayInvite && <ManyDrawer remaining={permissions.remainingInvites} />}
      {reminded.length > 0 && <ReminderDialog suppliers={reminded} isEverybody={reminding === 'waiting'} />}
    </Page>
  );
}
