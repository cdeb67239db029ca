import { useEffect, useState } from 'react';
import { selectRefusedCount, selectUnsentCount } from '../../../lib/outbox/outbox-slice';
import { useAppSelector } from '../../../lib/store/hooks';

/** An edit that is sent within this time is never counted. */
const patienceMs = 1_000;

interface Unsent {
  count: number;
  /** How many of them need the person's decision. */
  refused: number;
}

/** How many edits have not reached the server, without those sent within a second. */
export function useUnsent(): Unsent {
  const count = useAppSelector(selectUnsentCount);
  const refused = useAppSelector(selectRefusedCount);
  const [patient, setPatient] = useState(true);
  const any = count > 0;
  useEffect(() => {
    if (!any) return;
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => {
      clearTimeout(timer);
      setPatient(true);
    };
  }, [any]);
  return { count: patient && refused === 0 ? 0 : count, refused };
}
