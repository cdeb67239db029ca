import { useTranslation } from 'react-i18next';
import { productFaultMessages } from '../../../../core/terms/product-terms';
import { enumerated } from '../../../../core/i18n/intl';
import { Button } from '../../../components/ui/button';
import type { ApiError } from '../../../lib/api/api-error';
import { refusalKey } from '../../../lib/api/refusal-keys';
import { useLocale } from '../../../lib/i18n/use-locale';
import { Notice } from '../../../components/ui/notice';
import { useErrorText } from '../shared/use-error-text';
import { useProductTexts } from './use-product-texts';
import type { ProductEdits } from './use-products';

/** Why the server refused an edit of a product. */
export function RefusedEdit({ edits: { failure, dismiss } }: { edits: ProductEdits }) {
  const { t } = useTranslation('carbon-products');
  const { locale } = useLocale();
  const { fault } = useProductTexts();
  const textOf = useErrorText();
  if (!failure) return null;
  const wordsOf = (error: ApiError) => {
    if (error.code in productFaultMessages) return fault(error.code);
    const { products } = (error.details ?? {}) as { products?: readonly string[] };
    if (error.code === 'PART_IN_USE' && products)
      return t('partInUse', { products: enumerated(products, locale) });
    const known = refusalKey('product', error.code);
    return known ? t(known) : textOf(error, t('refusedText'));
  };
  return (
    <Notice
      tone="negative"
      title={t('refused')}
      actions={
        <Button size="small" variant="quiet" onClick={dismiss}>
          {t('common:actions.dismiss')}
        </Button>
      }
    >
      {wordsOf(failure)}
    </Notice>
  );
}
