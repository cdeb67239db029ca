import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../core/contracts/ca-products';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';

interface RemoveProductDialogProps {
  product: Product;
  onRemove: () => void;
  onClose: () => void;
}

export function RemoveProductDialog({ product, onRemove, onClose }: RemoveProductDialogProps) {
  const { t } = useTranslation('carbon-products');
  return (
    <Dialog
      title={t('removeProduct')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="danger" onClick={onRemove}>
            {t('removeProduct')}
          </Button>
        </>
      }
    >
      <p>{t('removeQuestion', { name: product.name })}</p>
    </Dialog>
  );
}
