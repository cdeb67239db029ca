import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { createLoadable, useLoadable } from '../../../lib/loading/loadable';

const acceptChoice = createLoadable(() => import('./accept-choice'));

/** Preloads the choice when a button that accepts gets the pointer or the focus. */
export const preloadAcceptChoice = acceptChoice.preload;

/** If the choice cannot be loaded, the request can still be accepted; its details offer the choice, too. */
export function LazyAcceptChoice({ request }: { request: CustomerRequest }) {
  const choice = useLoadable(acceptChoice);
  return choice.status === 'ready' ? <choice.content.AcceptChoice request={request} /> : null;
}
