import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../../../components/form/copy-field';
import { Card, Page } from '../../../../components/layout/page';
import { Button } from '../../../../components/ui/button';
import { LoadFailure } from '../../../../components/ui/load-failure';
import { SkeletonLines } from '../../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../../components/ui/stale-notice';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { useProjectId } from '../../../../lib/session/use-session';
import { ReadOnlyNotice } from '../../shared/read-only-notice';
import { useAccess } from '../../shared/use-access';
import { OutgoingRequestsCard } from './outgoing-requests/outgoing-requests-card';
import { useGetAskedFootprintsQuery, useGetExchangeRequestsQuery } from './exchange-api';
import { NeedsConnection, useIsConnected } from './needs-connection';
import { PartnerDialog } from './partner-dialog';
import { PartnersCard } from './partners-card';
import * as styles from './exchange.module.css';
import { IncomingRequestsCard } from './incoming-requests/incoming-requests-card';
import { usePartners } from './use-partners';

/** Companies that use other systems, and what their systems may fetch here. */
export function ExchangeScreen() {
  const { t } = useTranslation('carbon-exchange');
  const { pathTo } = useLocale();
  const { canManage } = useAccess();
  const isConnected = useIsConnected();
  const { data, isError, isFetching, refetch } = usePartners();
  const projectId = useProjectId() ?? skipToken;
  // Requested together with the partners, because a list that loads later would move the cards below it.
  useGetExchangeRequestsQuery(projectId);
  useGetAskedFootprintsQuery(projectId);
  const [isAdding, setAdding] = useState(false);
  const retry = () => void refetch();
  return (
    <Page
      parent={{ to: pathTo('/carbon-accounting/products/'), name: t('carbon-products:allProducts') }}
      title={t('title')}
      intro={t('intro')}
      actions={
        canManage && (
          <Button variant="primary" disabled={!isConnected} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )
      }
    >
      <ReadOnlyNotice />
      <NeedsConnection />
      {data && isError && <StaleNotice title={t('loadFailed')} onRetry={retry} />}
      {!data && isFetching && (
        <Card>
          <SkeletonLines label={t('loading')} />
        </Card>
      )}
      {!data && !isFetching && <LoadFailure title={t('loadFailed')} onRetry={retry} />}
      {data && (
        <>
          <IncomingRequestsCard />
          <OutgoingRequestsCard />
          <PartnersCard partners={data.data} address={data.address} />
          <Card title={t('addressTitle')}>
            <div className={styles.stack}>
              <p>{t('addressText')}</p>
              <CopyField label={t('address')} value={data.address} />
            </div>
          </Card>
        </>
      )}
      {isAdding && <PartnerDialog partner={undefined} onClose={() => setAdding(false)} />}
    </Page>
  );
}
