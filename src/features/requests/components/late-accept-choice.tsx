import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { createLoadable, useLoadable } from '../../../lib/loading/loadable';

const acceptChoice = createLoadable(() => import('./accept-choice'));

/** Loads the choice while a button that accepts is reached for, so that the dialog opens with it. */
export const preloadAcceptChoice = acceptChoice.preload;

/** Where it cannot be loaded a request is accepted all the same: the choice stands in its details, too. */
export function LateAcceptChoice({ request }: { request: CustomerRequest }) {
  const choice = useLoadable(acceptChoice);
  return choice.status === 'ready' ? <choice.content.AcceptChoice request={request} /> : null;
}
