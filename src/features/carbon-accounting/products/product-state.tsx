import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../core/contracts/ca-products';
import { Pill } from '../../../components/ui/pill';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { productSubject } from './product-edits';

/** Whether a product has a footprint, and if not, why. */
export function ProductState({ product }: { product: Product }) {
  const { t } = useTranslation('carbon-products');
  const { lines, footprint, id } = product;
  const faults = lines.filter(({ fault }) => fault !== null).length;
  return (
    <>
      {footprint && (
        <Pill tone="positive" icon={CircleCheck}>
          {t('state.complete')}
        </Pill>
      )}
      {lines.length === 0 && (
        <Pill tone="neutral" icon={CircleDashed}>
          {t('state.empty')}
        </Pill>
      )}
      {faults > 0 && (
        <Pill tone="caution" icon={CircleAlert}>
          {t('state.faults', { count: faults })}
        </Pill>
      )}
      <UnsentMark subject={productSubject(id)} />
    </>
  );
}
