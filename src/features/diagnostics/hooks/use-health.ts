import { useCallback, useEffect, useState } from 'react';
import { isApiHealthy } from '../../../lib/api/health';

export type Health =
  | { state: 'checking' }
  | { state: 'healthy' | 'unhealthy'; checkedAt: number; tookMs: number };

/** The health of the API, checked when the page opens and on demand. */
export function useHealth(): { health: Health; check: () => void } {
  const [health, setHealth] = useState<Health>({ state: 'checking' });
  useEffect(() => void measure().then(setHealth), []);
  const check = useCallback(() => {
    setHealth({ state: 'checking' });
    void measure().then(setHealth);
  }, []);
  return { health, check };
}

async function measure(): Promise<Health> {
  const checkedAt = Date.now();
  const healthy = await isApiHealthy();
  return { state: healthy ? 'healthy' : 'unhealthy', checkedAt, tookMs: Date.now() - checkedAt };
}
