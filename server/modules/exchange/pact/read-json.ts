import type { OutgoingAnswer } from '../../../lib/outgoing/outgoing';
import { storableText } from '../../../lib/storable-json';
import { PactError } from './pact-error';

/** An object in JSON. @throws PactError for anything else */
export function readJson({ text, url }: OutgoingAnswer): object {
  let value: unknown;
  try {
    value = JSON.parse(text, (_key, member: unknown) =>
      typeof member === 'string' ? storableText(member) : member,
    );
  } catch (error) {
    throw new PactError('NOT_JSON', `${new URL(url).origin} does not answer with JSON`, { cause: error });
  }
  if (typeof value !== 'object' || value === null)
    throw new PactError('NOT_PACT', `${new URL(url).origin} does not answer with an object`);
  return value;
}
