import { cleanText } from '../../../../core/registration/clean-text';
import type { OutgoingAnswer } from '../../../lib/outgoing/outgoing';
import { readJson } from './read-json';

const maxLength = 300;
/** Of an error in PACT, and of a problem (RFC 9457). */
const members = ['message', 'detail', 'title', 'code'] as const;

/**
 * Why a partner's system refuses a call, in its own words: one line without the given secrets. Empty for a web
 * page, and if it gives no reason.
 */
export function reasonOf(answer: OutgoingAnswer, secrets: readonly string[]): string {
  const given = answer.type === 'text/plain' ? answer.text : messageOf(answer);
  const safe = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), given);
  return [...cleanText(safe)].slice(0, maxLength).join('');
}

function messageOf(answer: OutgoingAnswer): string {
  if (!/[/+]json$/.test(answer.type)) return '';
  try {
    const error = readJson(answer) as Record<string, unknown>;
    return (
      (members
        .map((name) => error[name])
        .find((value) => typeof value === 'string' && value !== '') as string) ?? ''
    );
  } catch {
    return '';
  }
}
