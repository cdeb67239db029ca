import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/notice';
import { useReadOnlyReason } from './use-read-only';

/** Explains why nothing can be changed. */
export function ReadOnlyNotice() {
  const { t } = useTranslation('assessment');
  // The shell already tells view-only people.
  if (useReadOnlyReason() !== 'sending') return null;
  return <Notice tone="info">{t('readOnly')}</Notice>;
}
