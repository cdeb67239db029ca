import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCustomer } from '../../../../../core/contracts/ca-offered-products';
import type { Product } from '../../../../../core/contracts/ca-products';
import { Card } from '../../../../components/layout/page';
import { LoadFailure } from '../../../../components/ui/load-failure';
import { Notice } from '../../../../components/ui/notice';
import { SkeletonLines } from '../../../../components/ui/skeleton-lines';
import { useAccess } from '../../shared/use-access';
import { useErrorText } from '../../shared/use-error-text';
import * as styles from '../products.module.css';
import { useReleases } from '../releases/use-releases';
import { CustomerRow } from './customer-row';
import { OfferPreview } from './offer-preview';
import { useOffers, useProductCustomers } from './use-offers';

/** Which customers read the product, and a way to offer it after a look at what they read. */
export function OffersCard({ product }: { product: Product }) {
  const { t } = useTranslation('carbon-products');
  const { canManage } = useAccess();
  const { data: customers, isFetching, refetch } = useProductCustomers(product.id);
  const [newest] = useReleases(product.id).data ?? [];
  const { offer, takeBack, failure } = useOffers(product);
  const textOf = useErrorText();
  const [shown, setShown] = useState<ProductCustomer>();
  const close = () => setShown(undefined);
  return (
    <Card title={t('offers.title')}>
      <div className={styles.stack}>
        <p className={styles.note}>{t('offers.hint')}</p>
        {failure && (
          <Notice tone="negative">
            {failure.code === 'FIGURE_CHANGED' ? t('offers.changed') : textOf(failure, t('offers.failed'))}
          </Notice>
        )}
        {!customers && isFetching && <SkeletonLines label={t('loading')} />}
        {!customers && !isFetching && product.version > 0 && (
          <LoadFailure
            title={t('offers.loadFailed')}
            retryLabel={t('common:actions.tryAgain')}
            onRetry={() => void refetch()}
          >
            {t('carbon:load.failedText')}
          </LoadFailure>
        )}
        {customers?.length === 0 && <p className={styles.note}>{t('offers.none')}</p>}
        {customers && customers.length > 0 && !newest && (
          <p className={styles.note}>{t('offers.notReleased')}</p>
        )}
        {customers && customers.length > 0 && newest && (
          <ul className={styles.releases}>
            {customers.map((customer) => (
              <CustomerRow
                key={customer.customerId}
                productId={product.id}
                customer={customer}
                canManage={canManage}
                onLook={() => setShown(customer)}
                onTakeBack={() => takeBack(customer)}
              />
            ))}
          </ul>
        )}
      </div>
      {shown && newest && (
        <OfferPreview
          customer={shown}
          release={newest}
          onOffer={
            canManage && shown.offeredAt === null
              ? () => {
                  offer(shown, newest.id);
                  close();
                }
              : undefined
          }
          onClose={close}
        />
      )}
    </Card>
  );
}
