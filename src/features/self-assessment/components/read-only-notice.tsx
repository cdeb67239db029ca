import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/notice';
import { useReadOnly } from '../hooks/use-read-only';

/** Says why nothing can be changed. */
export function ReadOnlyNotice() {
  const { t } = useTranslation('assessment');
  if (!useReadOnly()) return null;
  return <Notice tone="info">{t('readOnly')}</Notice>;
}
