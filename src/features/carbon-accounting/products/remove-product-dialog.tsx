import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../core/contracts/ca-products';
import { QuestionDialog } from '../../../components/ui/question-dialog';

interface RemoveProductDialogProps {
  product: Product;
  onRemove: () => void;
  onClose: () => void;
}

export function RemoveProductDialog({ product, onRemove, onClose }: RemoveProductDialogProps) {
  const { t } = useTranslation('carbon-products');
  return (
    <QuestionDialog
      title={t('removeProduct')}
      action={t('removeProduct')}
      isEnd
      onConfirm={onRemove}
      onClose={onClose}
    >
      <p>{t('removeQuestion', { name: product.name })}</p>
    </QuestionDialog>
  );
}
