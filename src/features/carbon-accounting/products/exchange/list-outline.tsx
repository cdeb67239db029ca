import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../components/ui/skeleton';
import { VisuallyHidden } from '../../../../components/ui/visually-hidden';
import * as products from '../products.module.css';

/** A list on its way, as high as the line that says there is none: most companies have none. */
export function ListOutline() {
  const { t } = useTranslation('carbon-exchange');
  return (
    <p className={products.note} role="status">
      <VisuallyHidden>{t('requests.loading')}</VisuallyHidden>
      <Skeleton width="60%" height="0.875rem" />
    </p>
  );
}
