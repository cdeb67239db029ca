import { useSyncExternalStore } from 'react';
import { currentInstalling, watchInstalling, type Installing } from './install';

/** Unknown on prerendered pages until they hydrate. */
export const useInstalling = (): Installing =>
  useSyncExternalStore(watchInstalling, currentInstalling, () => 'elsewhere');
