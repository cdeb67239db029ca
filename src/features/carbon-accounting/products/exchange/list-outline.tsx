import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../components/ui/skeleton';
import { VisuallyHidden } from '../../../../components/ui/visually-hidden';
import * as products from '../products.module.css';

/** Placeholder for a list, as high as the text for an empty one, since most companies have none. */
export function ListOutline() {
  const { t } = useTranslation('carbon-exchange');
  return (
    <p className={products.note} role="status">
      <VisuallyHidden>{t('requests.loading')}</VisuallyHidden>
      <Skeleton width="60%" height="0.875rem" />
    </p>
  );
}
