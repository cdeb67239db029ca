import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../core/contracts/ca-products';
import { Card } from '../../../components/layout/page';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useProducts } from './use-products';

/** Loading and failure states of the product screens. */
export function LoadedProducts({ children }: { children: (products: readonly Product[]) => ReactNode }) {
  const { t } = useTranslation('carbon-products');
  const { data, isError, isFetching, refetch } = useProducts();
  const retry = () => void refetch();
  return (
    <>
      {data && isError && <StaleNotice title={t('loadFailed')} onRetry={retry} />}
      {!data && isFetching && (
        <Card>
          <SkeletonLines label={t('loading')} />
        </Card>
      )}
      {!data && !isFetching && <LoadFailure title={t('loadFailed')} onRetry={retry} />}
      {data && children(data)}
    </>
  );
}
