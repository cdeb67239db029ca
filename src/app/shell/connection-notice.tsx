import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/ui/notice';
import { useConnection } from '../../lib/api/use-connection';

/** Shown while the device is offline or the server unreachable; disappears when both are back. */
export function ConnectionNotice() {
  const { t } = useTranslation('common');
  const connection = useConnection();
  if (connection === 'connected') return null;
  return (
    <Notice tone="caution" title={t(`connection.${connection}Title`)}>
      {t(`connection.${connection}Text`)}
    </Notice>
  );
}
