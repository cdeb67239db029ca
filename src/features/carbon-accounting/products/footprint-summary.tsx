import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../core/contracts/ca-products';
import { Card } from '../../../components/layout/page';
import { FootprintFacts } from './footprint-facts';
import { PartialNotice } from './partial-notice';
import { useProductTexts } from './use-product-texts';
import * as styles from './products.module.css';

/** The footprint of the declared amount, or that it has not been calculated. */
export function FootprintSummary({ product }: { product: Product }) {
  const { t } = useTranslation('carbon-products');
  const { title } = useProductTexts();
  const { footprint } = product;
  return (
    <Card title={title(product)}>
      {footprint ? (
        <>
          {footprint.isPartial && <PartialNotice>{t('partial.product')}</PartialNotice>}
          <FootprintFacts values={product} footprint={footprint} />
        </>
      ) : (
        <>
          <p className={styles.total}>{t('summary.none')}</p>
          <p className={styles.muted}>{t('summary.noneText')}</p>
        </>
      )}
    </Card>
  );
}
