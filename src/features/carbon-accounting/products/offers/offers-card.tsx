import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../../core/contracts/ca-products';
import { UnsentMark } from '../../../../components/ui/unsent-mark';
import { offerSubject } from './offer-edits';
import { RecipientsCard } from './recipients-card';
import { useOffers, useProductCustomers } from '../use-offers';

/** Which customers can see the product; offers it after a preview. */
export function OffersCard({ product }: { product: Product }) {
  const { t } = useTranslation('carbon-products');
  const { data: customers, isFetching, refetch } = useProductCustomers(product.id);
  const { offer, withdraw, failure } = useOffers(product);
  return (
    <RecipientsCard
      product={product}
      title={t('offers.title')}
      hint={t('offers.hint')}
      none={t('offers.none')}
      loadFailed={t('offers.loadFailed')}
      recipients={customers?.map((customer) => ({ ...customer, key: String(customer.customerId) }))}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      offer={offer}
      withdraw={withdraw}
      failure={failure}
      mark={({ customerId }) => <UnsentMark subject={offerSubject(product.id, customerId)} />}
    />
  );
}
