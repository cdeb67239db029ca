import { useTranslation } from 'react-i18next';
import { selectEntries, selectRemovedCount, selectStorageFault } from '../../../lib/outbox/outbox-slice';
import { selectSavedState, type SavedPart } from '../../../lib/persistence/saved-state-slice';
import { wasRepaired } from '../../../lib/persistence/state-database';
import { useAppSelector } from '../../../lib/store/hooks';
import { selectCacheAges } from '../call-states';
import type { Section } from '../report';
import { useMeasurements } from './use-measurements';

/** What this device stores of the session, for reloads and offline work. */
export function useSavedStateSection(): Section {
  const { t } = useTranslation('diagnostics');
  const { moment } = useMeasurements();
  const { savedAt, restored, discarded, unavailable } = useAppSelector(selectSavedState);
  const takenUp = restored
    ? t('saved.restoredFrom', { when: moment(restored.from), count: restored.answers })
    : t('saved.nothing');
  return {
    title: t('saved.title'),
    rows: [
      { name: t('saved.savedAt'), value: savedAt === null ? t('saved.notYet') : moment(savedAt) },
      { name: t('saved.restored'), value: discarded ? t(`saved.discarded.${discarded}`) : takenUp },
      { name: t('saved.storage'), value: t(storageState(unavailable)) },
    ],
  };
}

type StorageState = 'saved.unavailable' | 'saved.partly' | 'saved.repaired' | 'saved.works';

function storageState(unavailable: readonly SavedPart[]): StorageState {
  if (unavailable.length === 2) return 'saved.unavailable';
  if (unavailable.length === 1) return 'saved.partly';
  return wasRepaired() ? 'saved.repaired' : 'saved.works';
}

/** When each list or record was loaded. */
export function useCacheSection(): Section {
  const { t } = useTranslation('diagnostics');
  const { moment } = useMeasurements();
  const rows = useAppSelector(selectCacheAges).map(({ name, loadedAt }) => ({
    name,
    value: moment(loadedAt),
  }));
  return { title: t('caches.title'), rows };
}

/** Edits that have not reached the server: their number and age, not their content. */
export function useOutboxSection(): Section {
  const { t } = useTranslation('diagnostics');
  const { moment, count } = useMeasurements();
  const entries = useAppSelector(selectEntries);
  const removed = useAppSelector(selectRemovedCount);
  const storageFault = useAppSelector(selectStorageFault);
  const refused = entries.filter(({ state }) => state === 'refused');
  const [oldest] = entries;
  return {
    title: t('outbox.title'),
    rows: [
      { name: t('outbox.waiting'), value: count(entries.length - refused.length) },
      { name: t('outbox.refused'), value: count(refused.length) },
      ...(oldest ? [{ name: t('outbox.oldest'), value: moment(oldest.createdAt) }] : []),
      { name: t('outbox.storage'), value: t(storageFault ? `outbox.${storageFault}` : 'outbox.works') },
      ...(removed > 0 ? [{ name: t('outbox.removed'), value: count(removed) }] : []),
    ],
  };
}
