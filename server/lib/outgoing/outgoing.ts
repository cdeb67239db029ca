import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { TextDecoder } from 'node:util';
import { OutgoingError, toOutgoingError } from './outgoing-error';
import { hostOf, isPublicAddress } from './public-address';

export interface OutgoingCall {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Media types of successful responses; any if left out. */
  accepts?: readonly string[];
  /** Aborts the request early, as if it had timed out. */
  signal?: AbortSignal | undefined;
}

export interface OutgoingAnswer {
  status: number;
  /** Where the response came from, after redirects. */
  url: string;
  headers: IncomingMessage['headers'];
  /** Media type without its parameters, in lower case; empty if the response has none. */
  type: string;
  text: string;
}

export interface OutgoingLimits {
  /** For the whole request, including redirects and body. */
  timeoutMs: number;
  /** Of a body. */
  maxBytes: number;
  maxRedirects: number;
}

export interface OutgoingOptions extends Partial<OutgoingLimits> {
  /** Host names that the operator trusts: they may be at private addresses and without TLS. */
  privateHosts: readonly string[];
  /** Instead of the machine's own resolver. */
  resolve?: typeof resolve;
}

/** Sends a request to an address of another system. @throws OutgoingError */
export type Outgoing = (address: string, call?: OutgoingCall) => Promise<OutgoingAnswer>;

const usualLimits: OutgoingLimits = { timeoutMs: 20_000, maxBytes: 8 * 1024 * 1024, maxRedirects: 3 };

/**
 * A client for addresses that people enter. It only reaches https on the public internet: names are resolved
 * when the connection is made, and the connection goes to the checked address, so a name that changes its
 * address meanwhile has no effect. Redirects are followed for GET, each under the same rules; headers of the
 * caller are not sent to another origin.
 */
export function createOutgoing({ privateHosts, resolve: resolver, ...limits }: OutgoingOptions): Outgoing {
  const rules: Rules = {
    ...usualLimits,
    ...limits,
    isTrusted: (host) => privateHosts.includes(host),
    resolve: resolver ?? resolve,
  };
  return async (address, call = {}) => {
    const timeout = AbortSignal.timeout(rules.timeoutMs);
    const signal = call.signal ? AbortSignal.any([timeout, call.signal]) : timeout;
    let url = parse(address);
    let headers = call.headers ?? {};
    for (let redirects = 0; ; redirects++) {
      const answer = await callOnce(url, { ...call, headers }, { ...rules, signal });
      const target = redirectOf(answer);
      if (target === undefined) return withType(answer, call.accepts);
      if (call.method === 'POST' || redirects >= rules.maxRedirects)
        throw new OutgoingError('REDIRECTED', `${url.origin} sends the call elsewhere`);
      const next = parse(target, url.href);
      if (next.origin !== url.origin) headers = {};
      url = next;
    }
  };
}

interface Rules extends OutgoingLimits {
  isTrusted: (host: string) => boolean;
  resolve: typeof resolve;
}

function parse(address: string, base?: string): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new OutgoingError('ADDRESS_INVALID', 'The address cannot be called');
  return url;
}

function redirectOf({ status, headers }: OutgoingAnswer): string | undefined {
  return [301, 302, 303, 307, 308].includes(status) ? headers.location : undefined;
}

function withType(answer: OutgoingAnswer, accepts: readonly string[] | undefined): OutgoingAnswer {
  const isFine = answer.status >= 300 || !accepts || accepts.includes(answer.type);
  if (!isFine)
    throw new OutgoingError(
      'WRONG_TYPE',
      `${answer.url} answers ${answer.type || 'something without a type'}`,
    );
  return answer;
}

async function callOnce(
  url: URL,
  { method = 'GET', headers, body, accepts }: OutgoingCall,
  rules: Rules & { signal: AbortSignal },
): Promise<OutgoingAnswer> {
  const host = hostOf(url);
  const isTrusted = rules.isTrusted(host);
  if (url.protocol !== 'https:' && !isTrusted)
    throw new OutgoingError('NOT_HTTPS', `${url.origin} would be called without TLS`);
  // A host that is an IP address is not resolved.
  if (isIP(host)) refusePrivate([{ address: host, family: isIP(host) }], isTrusted);
  const options = {
    method,
    signal: rules.signal,
    agent: false as const,
    lookup: checkedLookup(rules.resolve, isTrusted),
    headers: {
      'accept-encoding': 'identity',
      ...(accepts && { accept: accepts.join(', ') }),
      ...headers,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    },
  };
  try {
    const response = await new Promise<IncomingMessage>((done, failed) => {
      const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, options, done);
      request.on('error', failed).end(body);
    });
    return {
      status: response.statusCode ?? 0,
      url: url.href,
      headers: response.headers,
      type: (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
      text: await readText(response, rules.maxBytes),
    };
  } catch (error) {
    if (rules.signal.aborted)
      throw new OutgoingError('TIMEOUT', `${url.origin} did not answer in time`, { cause: error });
    throw toOutgoingError(error, url.origin);
  }
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new OutgoingError('TOO_LARGE', 'The answer is larger than what is read');
    chunks.push(chunk);
  }
  return decoderOf(response).decode(Buffer.concat(chunks));
}

/** Of the declared character set; UTF-8 if there is none, or one that nobody knows. */
function decoderOf({ headers }: IncomingMessage): TextDecoder {
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s";]+)/i.exec(headers['content-type'] ?? '') ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

function refusePrivate(addresses: readonly LookupAddress[], isTrusted: boolean): void {
  if (isTrusted || addresses.every(({ address }) => isPublicAddress(address))) return;
  throw new OutgoingError('PRIVATE_ADDRESS', 'The host is at a private address');
}

/**
 * Resolves a name for the connection that is about to be made; a single private address is enough to refuse
 * it.
 */
function checkedLookup(resolver: typeof resolve, isTrusted: boolean): LookupFunction {
  return (host, options, done) =>
    resolver(host, { ...options, all: true }, (error, addresses) => {
      try {
        if (error) throw error;
        refusePrivate(addresses, isTrusted);
      } catch (refusal) {
        done(refusal as Error, '', 0);
        return;
      }
      const [first] = addresses;
      if (options.all) done(null, addresses);
      else done(null, first?.address ?? '', first?.family);
    });
}
