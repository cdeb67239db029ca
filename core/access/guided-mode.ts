import type { AppMode } from './privileges';

/** The first run: three areas are locked until it is complete on this device, if the project's mode asks for it. */
export function isGuided(input: { appMode: AppMode | undefined; firstRunComplete: boolean }): boolean {
  return !input.firstRunComplete && input.appMode === 'GUIDED';
}
