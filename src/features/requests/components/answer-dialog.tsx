import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
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
            onClick={() => void answer(request, action)}
          >
            {t(`${verb}.confirm`)}
          </Button>
        </>
      }
    >
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
