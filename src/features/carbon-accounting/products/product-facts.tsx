import { useTranslation } from 'react-i18next';
import type { ProductValues } from '../../../../core/contracts/ca-products';
import { Facts } from '../../../components/layout/facts';
import { Day } from '../../../components/ui/day';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useNames } from '../shared/use-names';
import { useProductTexts } from './use-product-texts';

/** Master data of a product, with its reference period and place. */
export function ProductFacts({ values }: { values: ProductValues }) {
  const { t } = useTranslation('carbon-products');
  const names = useNames();
  const { declared } = useProductTexts();
  const { figure } = useFigures();
  const texts = (['gtin', 'customsCode', 'cpc', 'site'] as const).flatMap((name) =>
    values[name] ? [{ name: t(`fields.${name}`), value: values[name] }] : [],
  );
  return (
    <Facts
      facts={[
        ...(values.partNumber ? [{ name: t('facts.partNumber'), value: values.partNumber }] : []),
        ...texts,
        { name: t('fields.declaredUnit'), value: declared(values) },
        { name: t('fields.country'), value: names.country(values.country) },
        { name: t('fields.mass'), value: figure(values.mass, 'exact') },
        { name: t('fields.periodStart'), value: <Day value={values.periodStart} /> },
        { name: t('fields.periodEnd'), value: <Day value={values.periodEnd} /> },
      ]}
    />
  );
}
