import type { Troubles } from '../../lib/troubles';
import type { ConnectMessenger } from './postgres-source';
import { connectRedis } from './redis';

/** What notifies servers of signals, recording its faults; undefined: the database does. */
export function messengerOf(
  fanOutUrl: string | undefined,
  troubles: Pick<Troubles, 'begin' | 'end'>,
): ConnectMessenger | undefined {
  if (fanOutUrl === undefined) return undefined;
  return (told) =>
    connectRedis(fanOutUrl, told, (cause) => {
      if (cause === undefined) troubles.end('FAN_OUT_UNREACHABLE');
      else troubles.begin('FAN_OUT_UNREACHABLE', cause);
    });
}
