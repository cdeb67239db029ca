import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the prebuilt page is woken up: it was drawn without its address. True ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
