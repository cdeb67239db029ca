import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { normaliseStatus } from '../../../../core/requests/status';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { Button } from '../../../components/ui/button';
import { useDispatch } from 'react-redux';
import { requestsSlice } from '../requests-slice';
import { AnswerButtons } from './answer-buttons';
import * as styles from './cells.module.css';

/** An open request is answered in its row; to change an answer, the request is opened first. */
export function RowActions({ request }: { request: CustomerRequest }) {
  const { t } = useTranslation('requests');
  const dispatch = useDispatch();
  const isViewOnly = useIsViewOnly();
  return (
    <div className={styles.answers}>
      {normaliseStatus(request.Status) === 'invited' && !isViewOnly ? (
        <AnswerButtons request={request} size="small" />
      ) : (
        <Button
          size="small"
          aria-label={t('actions.detailsOf', { customer: request.RequesterCompanyName })}
          onClick={() => dispatch(requestsSlice.actions.detailsOpened(request.LinkingId))}
        >
          {t('actions.details')}
        </Button>
      )}
    </div>
  );
}
