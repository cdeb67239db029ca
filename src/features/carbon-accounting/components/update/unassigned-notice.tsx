import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/ui/notice';

/** Suppliers whose sector was removed count for nothing until they are given another. */
export function UnassignedNotice({ count }: { count: number }) {
  const { t } = useTranslation('carbon-update');
  if (count === 0) return null;
  return (
    <Notice tone="caution" title={t('suppliers.unassignedTitle', { count })}>
      {t('suppliers.unassignedText')}
    </Notice>
  );
}
