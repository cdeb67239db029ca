import { Check, CircleDot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { requestedItemsIn } from '../../../../core/requests/attention';
import { dueState } from '../../../../core/requests/due-date';
import { normaliseStatus } from '../../../../core/requests/status';
import { useDispatch } from 'react-redux';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { requestSubject } from '../../../domain/requests/change-request';
import { RequestedItemProgress } from '../../../domain/requests/requested-items/requested-item-progress';
import { attentionReason } from '../attention-reason';
import { requestsSlice } from '../requests-slice';
import { useToday } from '../../../lib/timing/use-today';
import { DueNote } from './due-note';
import * as styles from './cells.module.css';

/** The customer's name, which opens the details, and what the request waits for. */
export function CustomerCell({ request }: { request: CustomerRequest }) {
  const { t } = useTranslation('requests');
  const dispatch = useDispatch();
  const reason = attentionReason(request);
  const wanted = requestedItemsIn(request);
  const isInParts = normaliseStatus(request.Status) === 'accepted' && wanted.length > 1;
  // The progress already shows that not everything is done.
  const isPartly = isInParts && reason === 'partly';
  const isOverdue = dueState(request, useToday()) === 'overdue';
  return (
    <>
      <button
        type="button"
        className={styles.name}
        onClick={() => dispatch(requestsSlice.actions.detailsOpened(request.LinkingId))}
      >
        {request.RequesterCompanyName}
      </button>
      {isOverdue && <DueNote request={request} />}
      {reason && !isPartly && (
        <div className={styles.attention}>
          <CircleDot size={12} aria-hidden />
          {t(`attention.${reason}`)}
        </div>
      )}
      {isInParts && (
        <div className={isPartly ? styles.attention : styles.muted}>
          {isPartly ? <CircleDot size={12} aria-hidden /> : <Check size={12} aria-hidden />}
          <RequestedItemProgress wanted={wanted} />
        </div>
      )}
      {!isOverdue && <DueNote request={request} />}
      <UnsentMark subject={requestSubject(request.LinkingId)} />
    </>
  );
}
