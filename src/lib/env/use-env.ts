import { useEffect, useState } from 'react';
import type { PublicEnv } from '../../../core/contracts/env';
import { loadEnv } from './env';

/** The site's configuration; undefined until it is loaded, or if it cannot be. */
export function useEnv(): PublicEnv | undefined {
  const [env, setEnv] = useState<PublicEnv>();
  useEffect(() => {
    let wanted = true;
    loadEnv().then(
      (loaded) => wanted && setEnv(loaded),
      () => undefined, // Whatever needs it stays hidden; start-up reports the failure where it matters.
    );
    return () => {
      wanted = false;
    };
  }, []);
  return env;
}
