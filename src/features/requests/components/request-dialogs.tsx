import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { GoneNotice } from '../../../components/ui/gone-notice';
import { requestsSlice } from '../requests-slice';
import { AnswerDialog } from './answer-dialog';

// Fetched when the first request is opened; offline it comes from the cache.
const RequestDetails = lazy(async () => ({
  default: (await import('./request-details')).RequestDetails,
}));

/** The open request or the answer to confirm; a note instead if the customer has withdrawn the request. */
export function RequestDialogs({ requests }: { requests: readonly CustomerRequest[] }) {
  const { t } = useTranslation('requests');
  const dispatch = useDispatch();
  const { opened, asking } = useSelector(requestsSlice.selectSlice);
  const wanted = asking?.linkingId ?? opened;
  const request = requests.find(({ LinkingId }) => LinkingId === wanted);
  if (wanted === null) return null;
  if (!request)
    return (
      <GoneNotice onDismiss={() => dispatch(requestsSlice.actions.goneDismissed())}>
        {t('failure.reason.gone')}
      </GoneNotice>
    );
  if (asking) return <AnswerDialog request={request} action={asking.action} />;
  return (
    <Suspense>
      <RequestDetails request={request} />
    </Suspense>
  );
}
