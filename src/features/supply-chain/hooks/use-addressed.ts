import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { supplyChainSlice } from '../supply-chain-slice';

/** Opens the supplier that the address names: other pages lead to `#` and its linking id. */
export function useAddressed(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const linkingId = /^#([0-9a-f-]{36})$/.exec(window.location.hash)?.[1];
    if (!linkingId) return;
    dispatch(supplyChainSlice.actions.detailsOpened(linkingId));
    // What was closed stays closed after a reload.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [dispatch]);
}
