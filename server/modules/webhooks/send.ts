import type { Queryable } from '../../lib/database';
import type { Outgoing } from '../../lib/outgoing/outgoing';
import { OutgoingError } from '../../lib/outgoing/outgoing-error';
import type { SecretBox } from '../../lib/secret-box';
import type { Outcome } from './deliveries-repository';
import { findSealed } from './secrets-repository';
import { signCall } from './sign';

export interface WebhookParts {
  outgoing: Outgoing;
  box: SecretBox;
}

export interface Call {
  id: string;
  endpointId: string;
  address: string;
  body: string;
}

const maxAnswerLength = 1_000;

/** Calls an endpoint once. Every result is an outcome; `signal` aborts it. */
export async function send(
  db: Queryable,
  { outgoing, box }: WebhookParts,
  call: Call,
  signal?: AbortSignal,
): Promise<Outcome> {
  const sealed = await findSealed(db, call.endpointId);
  const secrets = sealed.flatMap((each) => box.open(each, call.endpointId) ?? []);
  if (secrets.length === 0) return failure('SECRET_UNREADABLE');
  const timestamp = Math.floor(Date.now() / 1000);
  try {
    const { status, text } = await outgoing(call.address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'webhook-id': call.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signCall(secrets, { ...call, timestamp }),
      },
      body: call.body,
      signal,
    });
    const isDelivered = status >= 200 && status < 300;
    return { isDelivered, status, fault: isDelivered ? null : 'REFUSED', answer: excerpt(text) };
  } catch (error) {
    if (error instanceof OutgoingError && error.fault !== 'WRONG_TYPE') return failure(error.fault);
    throw error;
  }
}

const failure = (fault: NonNullable<Outcome['fault']>): Outcome => ({
  ...{ isDelivered: false, status: null, fault, answer: '' },
});

/** The database does not accept NUL in a text. */
const excerpt = (text: string) => text.slice(0, maxAnswerLength).replaceAll('\u0000', '');
