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

const eventTypes: Record<RealtimeEvent['type'], true> = {
  emissions: true,
  calculation: true,
  activity: true,
  spend: true,
  'spend-distribution': true,
  'supplier-input': true,
  'accounting-settings': true,
  allocation: true,
  product: true,
  'exchange-partner': true,
  'api-client': true,
  webhook: true,
  'company-questions': true,
  'sustainability-report': true,
  'business-segment': true,
  'submission:complete': true,
  'customer-request': true,
  'supplychain-supplier': true,
  'company-profile': true,
  user: true,
  privileges: true,
};

/** Parses and validates a message of the socket. */
export function parseMessage(data: unknown, projectId: number): Message {
  if (typeof data !== 'string') return { fault: 'NOT_TEXT' };
  if (data.length > maxMessageLength) return { fault: 'TOO_LONG' };
  const message = parse(data);
  if (typeof message !== 'object' || message === null) return { fault: 'NOT_JSON' };
  const { type } = message as { type?: unknown };
  if (type === 'pong' || type === 'resync') return { notice: type };
  if (typeof type !== 'string' || !Object.hasOwn(eventTypes, type)) return { fault: 'UNKNOWN_TYPE' };
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
