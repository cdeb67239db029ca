import type { PublicEnv } from '../../../core/contracts/env';

export interface SessionTokens {
  refreshToken: string | undefined;
  idToken: string | undefined;
}

export type EndOfSession = 'ended' | 'refused' | 'unreachable';

const timeoutMs = 5_000;

/**
 * Ends the session at the identity provider through its logout endpoint, else by revoking the refresh token; a 2xx
 * status is success. Never throws: the local sign-out continues in any case.
 */
export async function endProviderSession(
  identity: PublicEnv['identity'],
  { refreshToken = '', idToken }: SessionTokens,
): Promise<EndOfSession> {
  const realm = `${identity.url.replace(/\/$/, '')}/realms/${encodeURIComponent(identity.realm)}`;
  const client_id = identity.clientId;
  const hint = idToken === undefined ? {} : { id_token_hint: idToken };
  const calls: [string, Record<string, string>][] = [
    ['logout', { client_id, refresh_token: refreshToken, ...hint }],
    ['revoke', { client_id, token: refreshToken, token_type_hint: 'refresh_token' }],
  ];
  let outcome: EndOfSession = 'unreachable';
  for (const [endpoint, fields] of calls) {
    const success = await post(`${realm}/protocol/openid-connect/${endpoint}`, fields);
    if (success) return 'ended';
    if (success === false) outcome = 'refused';
  }
  return outcome;
}

/** Whether the request succeeded; undefined without a response. */
async function post(url: string, fields: Record<string, string>): Promise<boolean | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok;
  } catch {
    return undefined;
  }
}
