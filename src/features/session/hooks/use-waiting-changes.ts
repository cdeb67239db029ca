import { useEffect, useState } from 'react';

/** How many changes are queued on this device; 0 until the number is known. */
export function useWaitingChanges(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let wanted = true;
    const read = async () => (await import('../../../lib/outbox/count-on-device')).countOnDevice();
    read().then(
      (found) => wanted && setCount(found),
      // Offline the script may be missing; the page continues without the number.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return count;
}
