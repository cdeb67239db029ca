import { useEffect, useState } from 'react';

/** How many changes wait on this device to be sent; 0 until that is known. */
export function useWaitingChanges(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let wanted = true;
    const read = async () => (await import('../../../lib/outbox/count-on-device')).countOnDevice();
    read().then(
      (found) => wanted && setCount(found),
      // Off line the script may be missing; the page does without the number.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return count;
}
