import { CircleDot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { wantedIn } from '../../../../core/requests/attention';
import { normaliseStatus } from '../../../../core/requests/status';
import { useDispatch } from 'react-redux';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { requestSubject } from '../../../domain/requests/change-request';
import { WantedProgress } from '../../../domain/requests/wanted/wanted-progress';
import { attentionReason } from '../attention-reason';
import { requestsSlice } from '../requests-slice';
import { DueNote } from './due-note';
import * as styles from './cells.module.css';

/** The customer's name, which opens the details, and what the request waits for. */
export function CustomerCell({ request }: { request: CustomerRequest }) {
  const { t } = useTranslation('requests');
  const dispatch = useDispatch();
  const reason = attentionReason(request);
  return (
    <>
      <button
        type="button"
        className={styles.name}
        onClick={() => dispatch(requestsSlice.actions.detailsOpened(request.LinkingId))}
      >
        {request.RequesterCompanyName}
      </button>
      {reason && (
        <div className={styles.attention}>
          <CircleDot size={12} aria-hidden />
          {t(`attention.${reason}`)}
        </div>
      )}
      {normaliseStatus(request.Status) === 'accepted' && (
        <div className={styles.progress}>
          <WantedProgress wanted={wantedIn(request)} />
        </div>
      )}
      <DueNote request={request} />
      <UnsentMark subject={requestSubject(request.LinkingId)} />
    </>
  );
}
