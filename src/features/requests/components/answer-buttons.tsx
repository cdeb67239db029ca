import { useTranslation } from 'react-i18next';
import type { CustomerRequest, RequestStatus } from '../../../../core/contracts/customer-requests';
import { normaliseStatus } from '../../../../core/requests/status';
import { Button } from '../../../components/ui/button';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { useDispatch } from 'react-redux';
import { requestsSlice, type Action } from '../requests-slice';
import { preloadAcceptChoice } from './lazy-accept-choice';

const answers: Record<RequestStatus, readonly Action[]> = {
  invited: ['ACCEPT', 'DECLINE'],
  accepted: ['DECLINE'],
  declined: ['ACCEPT'],
};

interface AnswerButtonsProps {
  request: CustomerRequest;
  size: 'small' | 'medium';
}

/** The answers that a request's status allows; each asks for confirmation. */
export function AnswerButtons({ request, size }: AnswerButtonsProps) {
  const { t } = useTranslation('requests');
  const dispatch = useDispatch();
  const isViewOnly = useIsViewOnly();
  const status = normaliseStatus(request.Status);
  if (!status || isViewOnly) return null;
  const customer = request.RequesterCompanyName;
  // Below the details of a request, the primary action comes last.
  const isRow = size === 'small';
  const inOrder = isRow ? answers[status] : [...answers[status]].reverse();
  const accept = isRow ? 'soft' : 'primary';
  return inOrder.map((action) => (
    <Button
      key={action}
      size={size}
      variant={action === 'ACCEPT' ? accept : 'secondary'}
      aria-label={t(action === 'ACCEPT' ? 'actions.acceptOf' : 'actions.declineOf', { customer })}
      {...(action === 'ACCEPT' && { onPointerEnter: preloadAcceptChoice, onFocus: preloadAcceptChoice })}
      onClick={() => dispatch(requestsSlice.actions.answerAsked({ linkingId: request.LinkingId, action }))}
    >
      {t(action === 'ACCEPT' ? 'actions.accept' : 'actions.decline')}
    </Button>
  ));
}
