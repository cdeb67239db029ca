import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedProduct } from '../../../../../core/contracts/ca-offered-products';
import { Card, Page } from '../../../../components/layout/page';
import { Dialog } from '../../../../components/ui/dialog';
import { EmptyState } from '../../../../components/ui/empty-state';
import { LoadFailure } from '../../../../components/ui/load-failure';
import { SkeletonLines } from '../../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../../components/ui/stale-notice';
import { OfferedFootprint } from '../../../../domain/products/offered-footprint';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { ReceivedTable } from './received-table';
import { useReceived } from './use-received';

/** Product footprints that suppliers offer; each can be opened. */
export function ReceivedScreen() {
  const { t } = useTranslation('carbon-products');
  const { pathTo } = useLocale();
  const { data, isError, isFetching, refetch } = useReceived();
  const [opened, setOpened] = useState<OfferedProduct>();
  const retry = () => void refetch();
  return (
    <Page
      parent={{ to: pathTo('/carbon-accounting/products/'), name: t('allProducts') }}
      title={t('received.title')}
      intro={t('received.intro')}
    >
      {data && isError && <StaleNotice title={t('received.loadFailed')} onRetry={retry} />}
      {!data && isFetching && (
        <Card>
          <SkeletonLines label={t('received.loading')} />
        </Card>
      )}
      {!data && !isFetching && <LoadFailure title={t('received.loadFailed')} onRetry={retry} />}
      {data?.length === 0 && (
        <EmptyState icon={PackageSearch} title={t('received.emptyTitle')}>
          {t('received.emptyText')}
        </EmptyState>
      )}
      {data && data.length > 0 && <ReceivedTable products={data} onOpen={setOpened} />}
      {opened && (
        <Dialog
          placement="drawer"
          isText
          title={opened.values.name}
          closeLabel={t('common:actions.close')}
          onClose={() => setOpened(undefined)}
        >
          <OfferedFootprint product={opened} />
        </Dialog>
      )}
    </Page>
  );
}
