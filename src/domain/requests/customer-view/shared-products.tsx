import { useTranslation } from 'react-i18next';
import type { OfferedProduct } from '../../../../core/contracts/ca-offered-products';
import { isExpired } from '../../../../core/products/offer';
import { partName } from '../../../../core/products/part-name';
import { Pill } from '../../../components/ui/pill';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useToday } from '../../../lib/timing/use-today';
import { OfferedFootprint } from '../../products/offered-footprint';
import { useOfferedTexts } from '../../products/use-offered-texts';
import * as styles from '../customer-view.module.css';

/** The footprints of products that a supplier offers to a customer; each can be opened. */
export function SharedProducts({ products }: { products: readonly OfferedProduct[] }) {
  const { t } = useTranslation('customer-view');
  const texts = useOfferedTexts();
  const { locale } = useLocale();
  const today = useToday();
  function nameOf({ values: { name, partNumber }, customerPartNumber: number }: OfferedProduct): string {
    const named = partName(name, partNumber, locale);
    return number ? t('product.ownNumber', { product: named, number }) : named;
  }
  return (
    <>
      <p className={styles.muted}>{t('product.text')}</p>
      {products.map((product) => (
        <details key={product.id} className={styles.preview}>
          <summary>
            {nameOf(product)}: {texts.footprint(product)}{' '}
            {isExpired(product, today) && <Pill tone="caution">{t('product.expired')}</Pill>}
          </summary>
          <div className={styles.shown}>
            <OfferedFootprint product={product} />
          </div>
        </details>
      ))}
    </>
  );
}
