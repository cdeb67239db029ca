import type { ActiveFaults } from '../../lib/active-faults';
import type { ConnectMessenger } from './postgres-source';
import { connectRedis } from './redis';

/** What notifies servers of signals, recording its faults; undefined: the database does. */
export function messengerConnector(
  fanOutUrl: string | undefined,
  faults: Pick<ActiveFaults, 'begin' | 'end'>,
): ConnectMessenger | undefined {
  if (fanOutUrl === undefined) return undefined;
  return (handlers) =>
    connectRedis(fanOutUrl, handlers, (cause) => {
      if (cause === undefined) faults.end('FAN_OUT_UNREACHABLE');
      else faults.begin('FAN_OUT_UNREACHABLE', cause);
    });
}
