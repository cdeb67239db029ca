import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../../lib/api/use-connection';
import { useAppSelector } from '../../../lib/store/hooks';
import { selectCallStates } from '../call-states';
import { isStorageKept, workerState, type WorkerState } from '../device';
import type { Section } from '../report';
import { readiness, type StartUpReport } from '../start-up-report';

/** Readiness of what pages depend on: data, texts, browser storage and connection. */
export function useStoresSection(startUp: StartUpReport): Section {
  const { t, ready } = useTranslation('diagnostics');
  const calls = useAppSelector(selectCallStates);
  const connection = useConnection();
  const [kept] = useState(isStorageKept);
  const [worker, setWorker] = useState<WorkerState>();
  useEffect(() => void workerState().then(setWorker), []);
  const { failure } = startUp;
  const state = t(`stores.${readiness(startUp)}`);
  return {
    title: t('stores.title'),
    rows: [
      { name: t('stores.data'), value: failure ? `${state} (${failure.kind})` : state },
      { name: t('stores.texts'), value: t(ready ? 'stores.ready' : 'stores.starting') },
      { name: t('stores.calls'), value: t('stores.callStates', { ...calls }) },
      { name: t('stores.storage'), value: t(kept ? 'stores.kept' : 'stores.notKept') },
      { name: t('stores.worker'), value: worker ? t(`worker.${worker}`) : t('unknown') },
      { name: t('stores.connection'), value: t(`connection.${connection}`) },
    ],
  };
}
