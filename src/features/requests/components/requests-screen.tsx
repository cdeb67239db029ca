import { Inbox, SearchX } from 'lucide-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { StatusRegion } from '../../../components/ui/status-region';
import { EmptyState } from '../../../components/ui/empty-state';
import { LoadFailure } from '../../../components/ui/load-failure';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useDispatch, useSelector } from 'react-redux';
import { usePageLeft } from '../../../lib/i18n/use-page-left';
import { filterRequests, noFilter } from '../filter';
import { useCustomerRequests } from '../hooks/use-customer-requests';
import { useProductGroup } from '../hooks/use-product-group';
import { requestsSlice } from '../requests-slice';
import { AnswerOutcome } from './answer-outcome';
import { RequestDialogs } from './request-dialogs';
import { RequestFilters } from './request-filters';
import { RequestsSkeleton } from './requests-skeleton';
import { RequestsTable } from './requests-table';

/** Customer requests and the supplier's answers. `lead` is shown above them. */
export function RequestsScreen({ lead }: { lead?: ReactNode }) {
  const { t } = useTranslation('requests');
  const dispatch = useDispatch();
  const { requests, isLoading, failure, retry } = useCustomerRequests();
  const { filter } = useSelector(requestsSlice.selectSlice);
  usePageLeft(useCallback(() => dispatch(requestsSlice.actions.pageLeft()), [dispatch]));
  const productGroup = useProductGroup();
  const shown = useMemo(
    () => filterRequests(requests ?? [], filter, (request) => Object.values(productGroup(request)).join(' ')),
    [requests, filter, productGroup],
  );

  return (
    <Page title={t('title')} intro={t('intro')}>
      {lead}
      <StatusRegion>
        <AnswerOutcome requests={requests} />
      </StatusRegion>
      {requests && <RequestDialogs requests={requests} />}
      {requests && failure && <StaleNotice title={failure} onRetry={retry} />}
      {!requests && isLoading && <RequestsSkeleton label={t('load.loading')} />}
      {!requests && !isLoading && <LoadFailure title={failure} onRetry={retry} />}
      {requests?.length === 0 && (
        <EmptyState icon={Inbox} title={t('empty.noRequestsErrorTitle')}>
          {t('empty.noRequestsError')}
        </EmptyState>
      )}
      {requests && requests.length > 0 && (
        <>
          <RequestFilters requests={requests} />
          <VisuallyHidden>
            <span role="status">{t('filter.shown', { count: shown.length })}</span>
          </VisuallyHidden>
          {shown.length > 0 ? (
            <RequestsTable requests={shown} />
          ) : (
            <EmptyState
              icon={SearchX}
              title={t('empty.filteredTitle')}
              actions={
                <Button onClick={() => dispatch(requestsSlice.actions.filterChanged(noFilter))}>
                  {t('filter.clear')}
                </Button>
              }
            >
              {t('empty.filteredText')}
            </EmptyState>
          )}
        </>
      )}
    </Page>
  );
}
