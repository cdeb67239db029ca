import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/ui/notice';
import { useConnection } from '../../../../lib/api/use-connection';

export const useIsConnected = (): boolean => useConnection() === 'connected';

/** Says why the exchange cannot be changed offline. */
export function NeedsConnection() {
  const { t } = useTranslation('carbon-exchange');
  return useIsConnected() ? null : <Notice tone="caution">{t('needsConnection')}</Notice>;
}
