import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/notice';
import { useAccess } from './use-access';

/** Says why nothing can be changed here, and who can. */
export function ReadOnlyNotice() {
  const { t } = useTranslation('carbon');
  const { readOnly } = useAccess();
  if (!readOnly) return null;
  return (
    <Notice tone="info" title={t('readOnly.title')}>
      {t(`readOnly.${readOnly}`)}
    </Notice>
  );
}
