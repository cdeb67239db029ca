import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/ui/notice';
import { useConnection } from '../../lib/api/use-connection';
import { selectStorageFault } from '../../lib/outbox/outbox-slice';
import { useAppSelector } from '../../lib/store/hooks';

/** Shown while the device is offline or the server unreachable; disappears when both are back. */
export function ConnectionNotice() {
  const { t } = useTranslation('common');
  const connection = useConnection();
  // The storage notice says what happens to changes instead.
  const isKept = useAppSelector(selectStorageFault) === null;
  if (connection === 'connected') return null;
  return (
    <Notice tone="caution" title={t(`connection.${connection}Title`)}>
      {isKept && t(`connection.${connection}Text`)}
    </Notice>
  );
}
