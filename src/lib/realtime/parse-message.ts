import type { RealtimeEvent, RealtimeNotice } from '../../../core/contracts/realtime';
import { maxMessageLength } from './constants';

/** Why a message was ignored. */
export type MessageFault =
  | 'NOT_TEXT'
  | 'TOO_LONG'
  | 'NOT_JSON'
  | 'UNKNOWN_TYPE'
  | 'MALFORMED'
  | 'OTHER_PROJECT';

type Message =
  | { event: RealtimeEvent; notice?: undefined; fault?: undefined }
  | { notice: RealtimeNotice['type']; event?: undefined; fault?: undefined }
  | { fault: MessageFault; event?: undefined; notice?: undefined };

/**
 * Parses and validates a message of the socket.
 * @param types an object with a member for each known type of event
 */
export function parseMessage(data: unknown, projectId: number, types: object): Message {
  if (typeof data !== 'string') return { fault: 'NOT_TEXT' };
  if (data.length > maxMessageLength) return { fault: 'TOO_LONG' };
  const message = parse(data);
  if (typeof message !== 'object' || message === null) return { fault: 'NOT_JSON' };
  const { type } = message as { type?: unknown };
  if (type === 'pong' || type === 'resync') return { notice: type };
  if (typeof type !== 'string' || !Object.hasOwn(types, type)) return { fault: 'UNKNOWN_TYPE' };
  if (!isEvent(message)) return { fault: 'MALFORMED' };
  return message.projectId === projectId ? { event: message } : { fault: 'OTHER_PROJECT' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The type is already known to be valid. */
function isEvent(message: object): message is RealtimeEvent {
  const { id, action, projectId, timestamp, linkingId, year } = message as Record<string, unknown>;
  return (
    [id, action, timestamp].every((text) => typeof text === 'string') &&
    typeof projectId === 'number' &&
    (linkingId === undefined || typeof linkingId === 'string') &&
    (year === undefined || typeof year === 'number')
  );
}
