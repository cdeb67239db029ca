import { useEffect, useState } from 'react';
import * as styles from './flag.module.css';

/** A flag as decoration; the country's name stands beside it. `file`: its name below `/flags/`, without the ending. */
export function FlagImage({ file }: { file: string }) {
  const [missing, setMissing] = useState<string>();
  const isMissing = missing === file;
  useEffect(() => {
    if (!isMissing) return;
    const tryAgain = () => setMissing(undefined);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isMissing]);
  return (
    <img
      className={styles.flag}
      src={isMissing ? undefined : `/flags/${file}.svg`}
      // Its place stays: what stands beside it does not move.
      style={isMissing ? { visibility: 'hidden' } : undefined}
      alt=""
      width={20}
      height={14}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(file)}
    />
  );
}
