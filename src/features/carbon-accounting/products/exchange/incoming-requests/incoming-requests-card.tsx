import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeRequest } from '../../../../../../core/contracts/exchange-requests';
import { Card } from '../../../../../components/layout/page';
import { LoadFailure } from '../../../../../components/ui/load-failure';
import { useProjectId } from '../../../../../lib/session/use-session';
import { useAccess } from '../../../shared/use-access';
import * as products from '../../products.module.css';
import { useGetExchangeRequestsQuery } from '../exchange-api';
import * as styles from '../exchange.module.css';
import { ListOutline } from '../list-outline';
import { useIsConnected } from '../needs-connection';
import { usePartners } from '../use-partners';
import { FulfilDialog } from './fulfil-dialog';
import { RejectDialog } from './reject-dialog';
import { IncomingRequestRow } from './incoming-request-row';

/** Footprints requested by partners, newest first, with response actions. */
export function IncomingRequestsCard() {
  const { t } = useTranslation('carbon-exchange');
  const projectId = useProjectId();
  const { canManage } = useAccess();
  const isConnected = useIsConnected();
  const { data, isFetching, refetch } = useGetExchangeRequestsQuery(projectId ?? skipToken);
  const partners = usePartners().data?.data ?? [];
  const withoutAddress = partners.filter(({ source }) => source === null).map(({ id }) => id);
  const [opened, setOpened] = useState<{ request: ExchangeRequest; how: 'fulfil' | 'reject' }>();
  const close = () => setOpened(undefined);
  return (
    <Card title={t('requests.title')}>
      {!data && isFetching && <ListOutline />}
      {!data && !isFetching && (
        <LoadFailure title={t('requests.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className={products.note}>{t('requests.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((request) => (
            <IncomingRequestRow
              key={request.id}
              request={request}
              isWithoutAddress={withoutAddress.includes(request.partnerId)}
              canAnswer={canManage}
              disabled={!isConnected}
              onAnswer={(how) => setOpened({ request, how })}
            />
          ))}
        </ul>
      )}
      {opened?.how === 'fulfil' && <FulfilDialog request={opened.request} onClose={close} />}
      {opened?.how === 'reject' && <RejectDialog request={opened.request} onClose={close} />}
    </Card>
  );
}
