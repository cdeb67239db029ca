import { useEffect, useState } from 'react';
import type { PublicEnv } from '../../../core/contracts/env';
import { loadEnv } from './env';

/** The site's configuration; undefined until it is loaded, and while it cannot be. */
export function useEnv(): PublicEnv | undefined {
  const [env, setEnv] = useState<PublicEnv>();
  useEffect(() => {
    let wanted = true;
    loadEnv().then(
      (loaded) => wanted && setEnv(loaded),
      () => undefined, // What needs it stays hidden; the start-up reports the failure where it matters.
    );
    return () => {
      wanted = false;
    };
  }, []);
  return env;
}
