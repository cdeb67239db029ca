import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';

export interface StubIssuer {
  /** For KEYCLOAK_URL. */
  url: string;
  /** An access token for an hour. */
  tokenFor(email: string): Promise<string>;
  close(): Promise<void>;
}

/** The parts of a Keycloak that a server needs to verify tokens: the realm's address and its keys. */
export async function startStubIssuer(): Promise<StubIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'stub', alg: 'RS256', use: 'sig' }];
  let issuer = '';
  const server = createServer((request, response) => {
    const isKeys = request.url?.endsWith('/certs') ?? false;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeys ? { keys } : { issuer }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer = `${url}/realms/platform`;
  return {
    url,
    tokenFor: (email) =>
      new SignJWT({ email, name: email, typ: 'Bearer', azp: 'supplier-portal' })
        .setProtectedHeader({ alg: 'RS256', kid: 'stub' })
        .setSubject(`subject of ${email}`)
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
