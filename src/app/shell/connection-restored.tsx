import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { useConnection } from '../../lib/api/use-connection';

/** Announces that the connection is back; on screen its notice disappears. */
export function ConnectionRestored() {
  return <Announcement isConnected={useConnection() === 'connected'} />;
}

function Announcement({ isConnected }: { isConnected: boolean }) {
  const { t } = useTranslation('common');
  const [wasLost, setWasLost] = useState(false);
  if (!isConnected && !wasLost) setWasLost(true);
  return (
    <VisuallyHidden>
      <span role="status">{isConnected && wasLost && t('connection.restored')}</span>
    </VisuallyHidden>
  );
}
