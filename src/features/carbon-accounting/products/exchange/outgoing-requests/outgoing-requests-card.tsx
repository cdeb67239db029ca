import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../../components/layout/page';
import { LoadFailure } from '../../../../../components/ui/load-failure';
import { useProjectId } from '../../../../../lib/session/use-session';
import * as products from '../../products.module.css';
import { useGetAskedFootprintsQuery } from '../exchange-api';
import * as styles from '../exchange.module.css';
import { ListOutline } from '../list-outline';
import { OutgoingRequestRow } from './outgoing-request-row';

/** Footprint requests to partners with their responses, newest first. */
export function OutgoingRequestsCard() {
  const { t } = useTranslation('carbon-exchange');
  const projectId = useProjectId();
  const { data, isFetching, refetch } = useGetAskedFootprintsQuery(projectId ?? skipToken);
  return (
    <Card title={t('asking.title')}>
      {!data && isFetching && <ListOutline />}
      {!data && !isFetching && <LoadFailure title={t('asking.loadFailed')} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={products.note}>{t('asking.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((asked) => (
            <OutgoingRequestRow key={asked.id} asked={asked} />
          ))}
        </ul>
      )}
    </Card>
  );
}
