import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/ui/notice';
import { useIsViewOnly } from '../../domain/people/use-is-view-only';

/** Tells view-only users why they cannot change anything, and who can help. */
export function ViewOnlyNotice() {
  const { t } = useTranslation('common');
  const isViewOnly = useIsViewOnly();
  if (!isViewOnly) return null;
  return <Notice tone="info">{t('viewOnly')}</Notice>;
}
