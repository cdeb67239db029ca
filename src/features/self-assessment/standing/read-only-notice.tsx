import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/notice';
import { useReadOnlyReason } from './use-read-only';

/** Says why nothing can be changed. */
export function ReadOnlyNotice() {
  const { t } = useTranslation('assessment');
  // The shell says of people who may only look that they may.
  if (useReadOnlyReason() !== 'sending') return null;
  return <Notice tone="info">{t('readOnly')}</Notice>;
}
