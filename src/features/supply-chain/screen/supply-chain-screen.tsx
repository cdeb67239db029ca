import { Lock, Network, UserPlus, Users } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { useConnection } from '../../../lib/api/use-connection';
import { usePageLeft } from '../../../lib/i18n/use-page-left';
import { canInviteNow, type SupplyChainPermissions } from '../../../../core/access/supply-chain';
import { Card, Page } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { StatusRegion } from '../../../components/ui/status-region';
import { EmptyState } from '../../../components/ui/empty-state';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useCanSend } from '../use-can-send';
import { useHashTarget } from './use-hash-target';
import { useSuppliers } from './use-suppliers';
import { selectInviting, supplyChainSlice } from '../supply-chain-slice';
import { AccessNotice } from './access-notice';
import { InviteDrawer } from '../inviting/invite-drawer';
import { BulkInviteDrawer } from '../bulk-invite/bulk-invite-drawer';
import { OutcomeNotice } from './outcome-notice';
import { PopulateNotice } from './populate-notice';
import { Summary } from '../list/summary';
import { SupplierDialogs } from '../details/supplier-dialogs';
import { SupplierList } from '../list/supplier-list';

/** The company's own suppliers: who was asked, who has answered, whom to remind. */
export function SupplyChainScreen() {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const { suppliers, permissions, spendYear, sharedReports, isLoading, hasFailed, retry } = useSuppliers();
  const canSend = useCanSend();
  const isConnected = useConnection() === 'connected';
  useHashTarget();
  usePageLeft(useCallback(() => dispatch(supplyChainSlice.actions.pageLeft()), [dispatch]));
  const isRestricted = permissions?.canAccess === false;
  const isViewOnly = useIsViewOnly();
  const mayInvite = !isViewOnly && permissions !== null && canInviteNow(permissions);
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
      <StatusRegion>
        <OutcomeNotice />
      </StatusRegion>
      {suppliers && <SupplierDialogs suppliers={suppliers} />}
      {suppliers && hasFailed && <StaleNotice title={t('load.failedTitle')} onRetry={retry} />}
      {suppliers && !isConnected && <Notice tone="info">{t('offline')}</Notice>}
      {!suppliers && isLoading && (
        <Card>
          <SkeletonLines label={t('load.loading')} />
        </Card>
      )}
      {!suppliers && !isLoading && <LoadFailure title={t('load.failedTitle')} onRetry={retry} />}
      {isRestricted && (
        <EmptyState icon={Lock} title={t('access.restrictedTitle')}>
          {t('access.restrictedText')}
        </EmptyState>
      )}
      {permissions && !isRestricted && <AccessNotice permissions={permissions} />}
      {suppliers?.length === 0 && !isRestricted && <PopulateNotice />}
      {suppliers?.length === 0 && !isRestricted && (
        <EmptyState icon={Network} title={t('empty.title')} actions={mayInvite && inviteButtons}>
          {!isViewOnly && t('empty.text')}
        </EmptyState>
      )}
      {suppliers && suppliers.length > 0 && (
        <>
          <Summary suppliers={suppliers} permissions={permissions} spendYear={spendYear} />
          <SupplierList suppliers={suppliers} sharedReports={sharedReports} canRemind={canSend} />
        </>
      )}
      {permissions?.canAccess && !isViewOnly && <InviteDialogs permissions={permissions} />}
    </Page>
  );
}

/** They stay open when a colleague uses the last invitation, and then say so. */
function InviteDialogs({ permissions }: { permissions: SupplyChainPermissions }) {
  const inviting = useSelector(selectInviting);
  const obstacle = !canInviteNow(permissions) && <AccessNotice permissions={permissions} />;
  if (inviting === 'one') return <InviteDrawer obstacle={obstacle} />;
  return (
    inviting === 'many' && <BulkInviteDrawer remaining={permissions.remainingInvites} obstacle={obstacle} />
  );
}
