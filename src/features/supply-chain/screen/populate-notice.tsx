import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/notice';
import { selectPopulate } from '../../../lib/populate/populate-slice';
import { useAppSelector } from '../../../lib/store/hooks';

/** Says that the server could not prepare an empty list of suppliers. */
export function PopulateNotice() {
  const { t } = useTranslation('supply-chain');
  const hasFailed = useAppSelector(selectPopulate).some(
    ({ module, state }) => module === 'supplychain-suppliers' && state === 'failed',
  );
  if (!hasFailed) return null;
  return (
    <Notice tone="caution" title={t('load.populateFailed')}>
      {t('load.populateFailedText')}
    </Notice>
  );
}
