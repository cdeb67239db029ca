import type { FetchFault } from '../../../../core/terms/fetch-faults';
import type { Outgoing, OutgoingAnswer, OutgoingCall } from '../../../lib/outgoing/outgoing';
import { nextPage } from './next-page';
import { PactError, toPactError } from './pact-error';
import { askForToken, type PactAccess } from './pact-token';
import { readJson } from './read-json';
import { reasonOf } from './reason-of';

const pageSize = 100;

/** How much of a list is read; a longer one is treated as endless. */
export interface ListLimits {
  maxPages: number;
  maxFootprints: number;
  /** UTF-16 code units of all pages. */
  maxLength: number;
  /** Milliseconds for all pages; less than a server claims a source for (`claimDue`). */
  maxTime: number;
}
const usualLimits: ListLimits = {
  ...{ maxPages: 1_000, maxFootprints: 20_000, maxLength: 100_000_000 },
  maxTime: 10 * 60_000,
};

/** A partner's interface of the PACT Technical Specifications, version 3. */
export interface PactClient {
  /** Whether the credential is accepted and the list of footprints can be read. @throws PactError */
  test: () => Promise<void>;
  /** Every footprint of the list, as the partner sends it. @throws PactError */
  listFootprints: () => Promise<unknown[]>;
  /** Sends an event (CloudEvents, structured mode). @throws PactError */
  sendEvent: (event: object) => Promise<void>;
}

export function createPactClient(
  outgoing: Outgoing,
  access: PactAccess,
  limits: ListLimits = usualLimits,
): PactClient {
  const base = access.address.replace(/\/+$/, '');
  let token: Promise<string> | undefined;
  const call = async (address: string, options: OutgoingCall = {}) => {
    const send = async () => {
      token ??= askForToken(outgoing, access);
      const headers = { ...options.headers, authorization: `Bearer ${await token}` };
      return outgoing(address, { ...options, headers });
    };
    const answer = await send();
    if (!isTokenRefused(answer)) return answer;
    // It may have expired since it was requested.
    token = undefined;
    return send();
  };
  const withPactErrors =
    <Input extends unknown[], Result>(work: (...input: Input) => Promise<Result>) =>
    (...input: Input) =>
      work(...input).catch((error: unknown) => {
        throw toPactError(error);
      });

  const refuseFailure = async (given: OutgoingAnswer) => {
    const { status, url } = given;
    if (status >= 200 && status < 300) return;
    const secrets = [access.clientSecret, (await token) ?? ''].filter(Boolean);
    const answer = { status, reason: reasonOf(given, secrets) };
    const fault = status === 404 ? await whyNotFound(call, base) : faultOf(status);
    throw new PactError(fault, `${new URL(url).origin} answers ${status}`, { answer });
  };

  const readPage = async (address: string) => {
    const answer = await call(address, { accepts: ['application/json'] });
    await refuseFailure(answer);
    const { data } = readJson(answer) as { data?: unknown };
    if (!Array.isArray(data)) throw new PactError('NOT_PACT', 'The answer is not a list of footprints');
    return { data: data as unknown[], next: nextPage(answer, base), length: answer.text.length };
  };
  const firstPage = (limit: number) => `${base}/3/footprints?limit=${limit}`;

  return {
    test: withPactErrors(async () => {
      await readPage(firstPage(1));
    }),
    listFootprints: withPactErrors(async () => {
      const found = new Map<string, unknown>();
      const visited = new Set<string>();
      let left = limits.maxLength;
      const end = Date.now() + limits.maxTime;
      let address: string | undefined = firstPage(pageSize);
      while (address !== undefined) {
        if (visited.has(address) || visited.size >= limits.maxPages) throw endless();
        if (visited.size > 0 && Date.now() >= end)
          throw new PactError('TIMEOUT', 'The list of footprints takes too long');
        visited.add(address);
        const { data, next, length }: Awaited<ReturnType<typeof readPage>> = await readPage(address);
        left -= length;
        if (left < 0) throw endless();
        const before = found.size;
        for (const footprint of data) found.set(keyOf(footprint), footprint);
        const isNew = found.size > before;
        if ((next !== undefined && !isNew) || found.size > limits.maxFootprints) throw endless();
        address = next;
      }
      return [...found.values()];
    }),
    sendEvent: withPactErrors(async (event: object) => {
      const answer = await call(`${base}/3/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/cloudevents+json; charset=UTF-8' },
        body: JSON.stringify(event),
      });
      await refuseFailure(answer);
      if (isWebPage(answer))
        throw new PactError('NOT_JSON', `${new URL(answer.url).origin} answers with a web page`, {
          answer: { status: answer.status, reason: '' },
        });
    }),
  };
}

const endless = () => new PactError('ENDLESS', 'The list of footprints does not come to an end');

/** Footprints without an id count too, so that each can be reported as faulty. */
function keyOf(footprint: unknown): string {
  const id = (footprint as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : JSON.stringify(footprint);
}

/** A site answers every address, also those that it does not have; some frameworks call a short text HTML. */
const isWebPage = ({ type, text }: OutgoingAnswer) => type === 'text/html' && /^\s*</.test(text);

const isTokenRefused = ({ status }: OutgoingAnswer) => status === 401;

function faultOf(status: number): FetchFault {
  if (status === 401) return 'WRONG_CREDENTIAL';
  if (status === 403) return 'NOT_ALLOWED';
  return status >= 500 ? 'SERVER_ERROR' : 'REFUSED';
}

/** Whether the partner has the previous version, or no such interface. */
async function whyNotFound(
  call: (address: string) => Promise<OutgoingAnswer>,
  base: string,
): Promise<FetchFault> {
  const older = await call(`${base}/2/footprints?limit=1`).catch(() => undefined);
  return older && older.status !== 404 ? 'OTHER_VERSION' : 'NOT_PACT';
}
