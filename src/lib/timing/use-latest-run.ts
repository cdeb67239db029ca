import { useCallback, useRef } from 'react';

/**
 * Returns a function that starts a run of asynchronous work, and returns whether that run is still the latest: the
 * outcome of an earlier one, which may end later, no longer counts.
 */
export function useLatestRun(): () => () => boolean {
  const latest = useRef(0);
  return useCallback(() => {
    const own = (latest.current += 1);
    return () => own === latest.current;
  }, []);
}
