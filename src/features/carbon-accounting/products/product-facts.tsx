import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../core/contracts/ca-products';
import { Facts } from '../../../components/layout/facts';
import { Card } from '../../../components/layout/page';
import { Day } from '../../../components/ui/day';
import { useNames } from '../shared/use-names';
import { useProductTexts } from './use-product-texts';

/** What a product is, and when and where it was looked at. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('carbon-products');
  const names = useNames();
  const { quantity } = useProductTexts();
  const texts = (['partNumber', 'gtin', 'customsCode', 'cpc', 'site'] as const).flatMap((name) =>
    product[name] ? [{ name: t(`fields.${name}`), value: product[name] }] : [],
  );
  return (
    <Card title={t('facts.title')}>
      <Facts
        facts={[
          ...texts,
          { name: t('fields.country'), value: names.country(product.country) },
          { name: t('fields.mass'), value: quantity(product.mass, 'kg') },
          { name: t('fields.periodStart'), value: <Day value={product.periodStart} /> },
          { name: t('fields.periodEnd'), value: <Day value={product.periodEnd} /> },
        ]}
      />
    </Card>
  );
}
