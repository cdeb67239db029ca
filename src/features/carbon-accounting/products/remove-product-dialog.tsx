import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../core/contracts/ca-products';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { QuestionDialog } from '../../../components/ui/question-dialog';
import { useReleases } from './releases/use-releases';

interface RemoveProductDialogProps {
  product: Product;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a product is removed; says why one that was released stays. */
export function RemoveProductDialog({ product, onRemove, onClose }: RemoveProductDialogProps) {
  const { t } = useTranslation('carbon-products');
  const { data: releases = [] } = useReleases(product.id);
  if (releases.length > 0)
    return (
      <Dialog
        title={t('removeProduct')}
        closeLabel={t('common:actions.close')}
        onClose={onClose}
        isText
        actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
      >
        <p>{t('productReleased')}</p>
      </Dialog>
    );
  return (
    <QuestionDialog
      title={t('removeProduct')}
      action={t('removeProduct')}
      isDestructive
      onConfirm={onRemove}
      onClose={onClose}
    >
      <p>
        {t(product.lines.length > 0 ? 'removeQuestion' : 'removeQuestionNoLines', { name: product.name })}
      </p>
    </QuestionDialog>
  );
}
