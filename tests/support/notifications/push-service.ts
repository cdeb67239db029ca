import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { importJWK, jwtVerify } from 'jose';
import type { PushMessage } from '../../../core/contracts/notifications';
import { letExit } from '../server/let-exit';

/** A browser's subscription with the key that only the browser has. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Pushed {
  message: PushMessage;
  headers: IncomingMessage['headers'];
}

export interface PushService {
  subscribe(): Subscription;
  /** The messages sent to a browser, as it decrypts them. */
  received(subscription: Pick<Subscription, 'endpoint'>): Pushed[];
  /** How it responds from now on. */
  answers(status: number, headers?: Record<string, string>): void;
  calls: () => number;
  close(): Promise<void>;
}

/** A push service: accepts messages signed by the installation (RFC 8292), and decrypts them like the browser. */
export async function startPushService(publicKey: () => Promise<string>): Promise<PushService> {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: string; pushed: Pushed[] }>();
  let answer = { status: 201, headers: {} as Record<string, string> };
  let calls = 0;
  const server = createServer((request, response) => {
    void (async () => {
      calls += 1;
      const body = Buffer.concat((await request.toArray()) as Buffer[]);
      const browser = browsers.get(request.url ?? '');
      const isSigned = await isSignedBy(await publicKey(), request.headers.authorization ?? '', origin);
      if (!browser || !isSigned) return response.writeHead(isSigned ? 404 : 403).end();
      if (answer.status < 300) {
        const text = decrypt(body, {
          version: 'aes128gcm',
          privateKey: browser.ecdh,
          authSecret: browser.auth,
        }).toString('utf8');
        browser.pushed.push({ message: JSON.parse(text) as PushMessage, headers: request.headers });
      }
      return response.writeHead(answer.status, answer.headers).end();
    })().catch(() => response.writeHead(500).end());
  }).listen(0, '127.0.0.1');
  letExit(server);
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    subscribe() {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const path = `/${randomBytes(8).toString('hex')}`;
      browsers.set(path, { ecdh, auth, pushed: [] });
      return { endpoint: `${origin}${path}`, p256dh, auth };
    },
    received: ({ endpoint }) => browsers.get(new URL(endpoint).pathname)?.pushed ?? [],
    answers(status, headers = {}) {
      answer = { status, headers };
    },
    calls: () => calls,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** `vapid t=<token>, k=<key>`; the token is for this service, valid for a day at most, and names a contact. */
async function isSignedBy(publicKey: string, authorization: string, audience: string): Promise<boolean> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) return false;
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  try {
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience });
    const isShort = (payload.exp ?? Infinity) - Date.now() / 1000 <= 24 * 3600;
    return isShort && /^(mailto:|https:)/.test(payload.sub ?? '');
  } catch {
    return false;
  }
}
