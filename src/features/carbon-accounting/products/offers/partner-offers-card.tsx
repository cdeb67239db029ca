import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../../core/contracts/ca-products';
import { useConnection } from '../../../../lib/api/use-connection';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { RecipientsCard } from './recipients-card';
import { usePartnerOffers } from '../use-partner-offers';

/** Which partners with other systems can see the product; offers it after a preview. */
export function PartnerOffersCard({ product }: { product: Product }) {
  const { t } = useTranslation('carbon-exchange');
  const { pathTo } = useLocale();
  const isConnected = useConnection() === 'connected';
  const { partners, isFetching, refetch, offer, withdraw, failure } = usePartnerOffers(product.id);
  return (
    <RecipientsCard
      product={product}
      title={t('offers.title')}
      hint={isConnected ? t('offers.hint') : t('needsConnection')}
      none={
        <>
          {t('offers.none')} <Link to={pathTo('/carbon-accounting/products/exchange/')}>{t('title')}</Link>
        </>
      }
      loadFailed={t('loadFailed')}
      recipients={partners}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      offer={({ partnerId }, seenRelease) => offer(partnerId, seenRelease)}
      withdraw={({ partnerId }) => withdraw(partnerId)}
      failure={failure}
      disabled={!isConnected}
    />
  );
}
