import { useCallback, useRef } from 'react';

/**
 * Gives equal requests the same idempotency key: one that is sent again because its response was lost has no second
 * effect and gets the response of the first.
 */
export function useRetryKeys(): (...call: readonly unknown[]) => string {
  const keys = useRef(new Map<string, string>());
  return useCallback((...call) => {
    const request = JSON.stringify(call);
    const key = keys.current.get(request) ?? crypto.randomUUID();
    keys.current.set(request, key);
    return key;
  }, []);
}
