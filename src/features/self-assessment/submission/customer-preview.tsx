import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { withholdableParts } from '../../../../core/terms/withholdable-parts';
import { DegreeFacts } from '../../../domain/requests/customer-view/degree-facts';
import { VisibilityChoice } from '../../../domain/requests/customer-view/visibility-choice';
import { useChangeNames } from './use-change-names';
import type { Overview } from './use-overview';
import { useSegmentName } from '../state/use-segment-name';
import * as styles from '../dialogs.module.css';

const noFigures = { implementation: null, performance: null };

interface CustomerPreviewProps {
  request: CustomerRequest;
  overview: Overview;
  /** Shows at first what else the customer may see. */
  isOpen: boolean;
}

/**
 * What one customer receives: the result of the requested segment, and what else of the company it may see.
 */
export function CustomerPreview({ request, overview, isOpen }: CustomerPreviewProps) {
  const { t } = useTranslation('assessment');
  const name = useSegmentName();
  const { company, answeringView } = overview;
  const { RequestedSector: sectorCode, RequestedCountry: countryCode, LastSubmitDate: before } = request;
  const view = answeringView(request);
  const changes = useChangeNames()(company, view);
  return (
    <li className={styles.customer}>
      <h3 className={styles.customerName}>{request.RequesterCompanyName}</h3>
      <ul className={styles.facts}>
        <li>
          {t('confirm.company', { answered: company.progress.answered, total: company.progress.total })}
        </li>
        {view ? (
          <li>
            {t('confirm.segment', {
              segment: name(view.segment).whole,
              answered: view.progress.answered,
              total: view.progress.total,
            })}
          </li>
        ) : (
          <li>{t('confirm.noSegment', { segment: name({ sectorCode, countryCode }).whole })}</li>
        )}
        {before === null && <li>{t('changes.firstToCustomer')}</li>}
      </ul>
      <DegreeFacts view={view?.figures ?? noFigures} none={t('customer-view:degree.unanswered')} />
      {before !== null && changes.length > 0 && (
        <details className={styles.changes}>
          <summary>{t('changes.count', { count: changes.length })}</summary>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </details>
      )}
      <details className={styles.choice} open={isOpen}>
        <summary>
          {t('confirm.choice', {
            shared: withholdableParts.length - (request.withheld?.length ?? 0),
            all: withholdableParts.length,
          })}
        </summary>
        <VisibilityChoice request={request} level={4} />
      </details>
    </li>
  );
}
