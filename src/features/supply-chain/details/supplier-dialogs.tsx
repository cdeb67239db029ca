import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { GoneNotice } from '../../../components/ui/gone-notice';
import { isWaiting } from '../list/filter';
import { selectOpened, selectReminding, supplyChainSlice } from '../supply-chain-slice';
import { ReminderDialog } from '../reminders/reminder-dialog';
import { SupplierDetails } from './supplier-details';

/** The open supplier or the reminder dialog; a note instead if the supplier is gone. */
export function SupplierDialogs({ suppliers }: { suppliers: readonly Supplier[] }) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const opened = useSelector(selectOpened);
  const reminding = useSelector(selectReminding);
  const openedSupplier = suppliers.find(({ linkingId }) => linkingId === opened);
  const reminded = useMemo(() => {
    if (reminding === 'waiting') return suppliers.filter(isWaiting);
    const ids = new Set(reminding);
    return suppliers.filter(({ linkingId }) => ids.has(linkingId));
  }, [suppliers, reminding]);
  const isGone = (opened !== null && !openedSupplier) || (reminding !== null && reminded.length === 0);
  return (
    <>
      {isGone && (
        <GoneNotice onDismiss={() => dispatch(supplyChainSlice.actions.goneDismissed())}>
          {t(reminding === 'waiting' ? 'remind.nobodyLeft' : 'refusal.NOT_FOUND')}
        </GoneNotice>
      )}
      {openedSupplier && <SupplierDetails supplier={openedSupplier} />}
      {reminding !== null && reminded.length > 0 && <ReminderDialog suppliers={reminded} asked={reminding} />}
    </>
  );
}
