import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { inviteSeveralPath } from '../../../domain/suppliers/use-suppliers-to-invite';
import { supplyChainSlice } from '../supply-chain-slice';

/**
 * Opens the target of the address's hash: a supplier's linking id, or the form for inviting several.
 */
export function useHashTarget(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const { hash } = window.location;
    const linkingId = /^#([0-9a-f-]{36})$/.exec(hash)?.[1];
    if (linkingId) dispatch(supplyChainSlice.actions.detailsOpened(linkingId));
    else if (inviteSeveralPath.endsWith(hash) && hash !== '')
      dispatch(supplyChainSlice.actions.inviteOpened('many'));
    else return;
    // After a reload, a closed dialog stays closed.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [dispatch]);
}
