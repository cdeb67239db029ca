import type { OutgoingAnswer } from '../../../lib/outgoing/outgoing';
import { PactError } from './pact-error';

/**
 * The address of a list's next page (RFC 8288, relation `next`); undefined at its end.
 * @throws PactError for another host than the partner's, which must not get the token
 */
export function nextPage({ headers, url }: OutgoingAnswer, base: string): string | undefined {
  const header = [headers.link ?? []].flat().join(', ');
  const link = [...header.matchAll(/<([^>]*)>((?:\s*;\s*[\w*!-]+\s*=\s*(?:"[^"]*"|[^\s",;]+))*)/g)].find(
    ([, , parameters]) => /;\s*rel\s*=\s*("([^"]*\s)?next(\s[^"]*)?"|next\b)/i.test(parameters ?? ''),
  );
  if (!link) return undefined;
  const target = link[1] ?? '';
  if (!URL.canParse(target, url)) throw new PactError('NOT_PACT', 'The list goes on at no valid address');
  const next = new URL(target, url);
  if (next.origin !== new URL(base).origin)
    throw new PactError('REDIRECTED', `The list of ${new URL(base).origin} goes on at ${next.origin}`);
  return next.href;
}
