import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/notice';
import { useConnection } from '../../../lib/api/use-connection';
import { selectStorageFault, selectUnsentCount } from '../../../lib/outbox/outbox-slice';
import { useAppSelector } from '../../../lib/store/hooks';

/** Warns as soon as edits exist in this tab only, also before the tab is closed. */
export function StorageNotice() {
  const { t } = useTranslation('offline');
  const storageFault = useAppSelector(selectStorageFault);
  const unsent = useAppSelector(selectUnsentCount) > 0;
  const connection = useConnection();
  const atRisk = storageFault !== null && unsent;
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);
  if (storageFault === null || (!unsent && connection === 'connected')) return null;
  return (
    <Notice tone="caution" title={t('trouble.title')}>
      {t(`trouble.${storageFault}`)}
    </Notice>
  );
}
