import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { formatDay } from '../../../../core/dates/format-day';
import { normaliseStatus } from '../../../../core/requests/status';
import { VisibilityChoice } from '../../../domain/requests/customer-view/visibility-choice';
import { Facts, type Fact } from '../../../components/layout/facts';
import { Dialog } from '../../../components/ui/dialog';
import { Day } from '../../../components/ui/day';
import { Flag } from '../../../components/ui/flag';
import { Quote } from '../../../components/ui/quote';
import { useDispatch } from 'react-redux';
import { useLocale } from '../../../lib/i18n/use-locale';
import { attentionReason } from '../attention-reason';
import { useProductGroup } from '../hooks/use-product-group';
import { requestsSlice } from '../requests-slice';
import { AnswerButtons } from './answer-buttons';
import { AskedParts } from './asked-parts';
import { CalendarButton } from './calendar-button';
import { NextActButton } from './next-act-button';
import * as styles from './request-details.module.css';
import { RequestJourney } from './request-journey';
import { StatusPill } from './status-pill';
import { RequestedItemsSection } from './requested-items-section';

/** All details of one request, and the answers it allows. */
export function RequestDetails({ request }: { request: CustomerRequest }) {
  const { t } = useTranslation('requests');
  const { locale } = useLocale();
  const dispatch = useDispatch();
  const { sector, country } = useProductGroup()(request);
  const reason = attentionReason(request);
  const status = normaliseStatus(request.Status);
  const { askedParts: parts = [] } = request;

  const facts: Fact[] = [
    { name: t('columns.status'), value: <StatusPill status={request.Status} /> },
    ...(reason ? [{ name: t('details.attention'), value: t(`attention.${reason}`) }] : []),
    ...(request.DueDate
      ? [
          {
            name: t('due.name'),
            value: (
              <span className={styles.due}>
                {formatDay(request.DueDate, locale, 'UTC')}
                <CalendarButton request={request} day={request.DueDate} />
              </span>
            ),
          },
        ]
      : []),
    ...(request.SupplierName ? [{ name: t('details.knownAs'), value: request.SupplierName }] : []),
    ...(request.SupplierId ? [{ name: t('columns.supplierId'), value: request.SupplierId }] : []),
    { name: t('details.sector'), value: sector },
    {
      name: t('details.country'),
      value: (
        <span className={styles.country}>
          <Flag country={request.RequestedCountry} />
          {country}
        </span>
      ),
    },
    { name: t('details.firstRequest'), value: <Day value={request.LinkingCreated} /> },
    { name: t('columns.lastRequest'), value: <Day value={request.LastLinkingRequest} /> },
    ...(request.LastLinkingStatusChange && (status === 'accepted' || status === 'declined')
      ? [{ name: t(`details.${status}`), value: <Day value={request.LastLinkingStatusChange} /> }]
      : []),
    { name: t('details.lastSubmission'), value: <Day value={request.LastSubmitDate} /> },
  ];

  return (
    <Dialog
      placement="drawer"
      title={t('details.title', { customer: request.RequesterCompanyName })}
      closeLabel={t('common:actions.close')}
      onClose={() => dispatch(requestsSlice.actions.detailsClosed())}
      actions={
        <>
          <AnswerButtons request={request} size="medium" />
          <NextActButton request={request} size="medium" />
        </>
      }
    >
      {status !== 'declined' && <RequestJourney request={request} />}
      {request.Message && (
        <div className={styles.message}>
          <Quote caption={t('details.message')}>{request.Message}</Quote>
        </div>
      )}
      {status !== 'declined' && (
        <div className={styles.wanted}>
          <RequestedItemsSection request={request} />
        </div>
      )}
      {parts.length > 0 && (
        <div className={styles.wanted}>
          <AskedParts parts={parts} />
        </div>
      )}
      <Facts facts={facts} />
      {status !== 'declined' && (
        <div className={styles.choice}>
          <VisibilityChoice request={request} />
        </div>
      )}
    </Dialog>
  );
}
