import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { statusAfter } from '../../../../core/requests/respond';
import { normaliseStatus } from '../../../../core/requests/status';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import { useDispatch } from 'react-redux';
import { useAnswer } from '../hooks/use-answer';
import { useProductGroup } from '../hooks/use-product-group';
import { requestsSlice, type Action } from '../requests-slice';
import { LazyAcceptChoice } from './lazy-accept-choice';

/** Explains what an answer means for the customer before it is sent. */
export function AnswerDialog({ request, action }: { request: CustomerRequest; action: Action }) {
  const { t } = useTranslation('requests');
  const dispatch = useDispatch();
  const answer = useAnswer();
  const { sector, country } = useProductGroup()(request);
  // A colleague may answer while the dialog is open.
  const [seen] = useState(request.Status);
  const status = normaliseStatus(request.Status);
  const answered = request.Status === seen || status === 'invited' ? undefined : status;
  const verb = action === 'ACCEPT' ? 'accept' : 'decline';
  const cancel = () => dispatch(requestsSlice.actions.answerCancelled());

  return (
    <Dialog
      title={t(`${verb}.title`)}
      closeLabel={t('common:actions.close')}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t('common:actions.cancel')}</Button>
          <Button
            variant={action === 'ACCEPT' ? 'primary' : 'danger'}
            disabled={status === statusAfter[action]}
            onClick={() => void answer(request, action)}
          >
            {t(`${verb}.confirm`)}
          </Button>
        </>
      }
    >
      {answered && (
        <Notice tone="caution">
          {t(answered === 'accepted' ? 'accept.meanwhile' : 'decline.meanwhile')}
        </Notice>
      )}
      <p>
        {t(`${verb}.text`, {
          customer: request.RequesterCompanyName,
          sector,
          country,
        })}
      </p>
      {action === 'ACCEPT' && <LazyAcceptChoice request={request} />}
    </Dialog>
  );
}
