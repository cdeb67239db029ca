import { useSyncExternalStore } from 'react';
import { currentInstalling, watchInstalling, type Installing } from './install';

/** Prebuilt pages know nothing of it until they wake up. */
export const useInstalling = (): Installing =>
  useSyncExternalStore(watchInstalling, currentInstalling, () => 'elsewhere');
