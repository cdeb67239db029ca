import { useEffect, useState } from 'react';
import * as styles from './flag.module.css';

const addressOf = (file: string) => `/flags/${file}.svg`;

/** A decorative flag next to the country's name. `file`: its name below `/flags/`, without the extension. */
export const FlagImage = ({ file }: { file: string }) => <Picture key={file} file={file} />;

function Picture({ file }: { file: string }) {
  /** One: the flag. Two: not even the blank one. */
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures === 0) return undefined;
    const again = () => setFailures(0);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failures]);
  return (
    <img
      className={styles.flag}
      src={addressOf(failures > 0 ? 'blank' : file)}
      // Even without any picture it keeps its space, so that the text next to it does not move.
      style={failures > 1 ? { visibility: 'hidden' } : undefined}
      alt=""
      width={20}
      height={14}
      loading="lazy"
      decoding="async"
      onError={() => setFailures(failures + 1)}
    />
  );
}
