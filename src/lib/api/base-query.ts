import { freeze } from '@reduxjs/toolkit';
import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import type { PublicEnv } from '../../../core/contracts/env';
import type { Auth } from '../auth/auth';
import { SignedOutError } from '../auth/auth-errors';
import { clearPersonalStorage } from '../session/personal-storage';
import { markSignOut } from '../session/sign-out-marker';
import { faultNumber, isUnreachable, toApiError, unexpectedAnswer, type ApiError } from './api-error';
import { apiReachableChanged, callFailed } from './connection-slice';

/** What requests need from outside; the store provides it. */
export interface ApiServices {
  auth: Pick<Auth, 'accessToken' | 'replaceToken' | 'forget'>;
  /** Loads the configuration again if `refused` is the current one. */
  loadEnv: (refused?: Promise<PublicEnv>) => Promise<PublicEnv>;
}

export interface ApiRequest extends FetchArgs {
  /** Below `/api`. */
  url: string;
  /** Sent without the user's token: value lists and other requests that need no session. */
  anonymous?: boolean;
  /** For a write that may be retried by the caller; every other write gets its own key. */
  idempotencyKey?: string;
  /** The keys of earlier writes that must have no effect after this one. */
  supersedes?: readonly string[];
  /** Whether the body of a successful response has the expected shape. */
  expect?: (body: unknown) => boolean;
}

const defaultTimeoutMs = 15_000;
const send = fetchBaseQuery({ timeout: defaultTimeoutMs });

/**
 * Sends a request with the fixed credential, the user's token and, for writes, an idempotency key. A refused token is
 * replaced once; if it is refused again, the session in this tab ends. A refused credential is fetched again once and
 * does not affect the session. Records whether the server is reachable.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api, extraOptions) => {
  const { anonymous = false, idempotencyKey, supersedes = [], expect, ...call } = request;
  const { auth, loadEnv } = api.extra as ApiServices;

  const attempt = async (accessToken: string | undefined, headers: Headers) => {
    if (accessToken !== undefined) headers.set('X-Access-Token', accessToken);
    const url = `${window.location.origin}/api${call.url}`;
    const sendWith = async (env: Promise<PublicEnv>) => {
      headers.set('Authorization', `Bearer ${(await env).apiCredential}`);
      return send({ ...call, url, headers }, api, extraOptions);
    };
    const env = loadEnv();
    const answer = await sendWith(env);
    return isCredentialRefused(answer.error) ? sendWith(loadEnv(env)) : answer;
  };

  const perform = async () => {
    const headers = new Headers(call.headers as HeadersInit | undefined);
    if (api.forced) headers.set('Cache-Control', 'no-cache');
    if (isWrite(call)) headers.set('Idempotency-Key', idempotencyKey ?? crypto.randomUUID());
    if (supersedes.length > 0) headers.set('Supersedes', supersedes.join(' '));
    if (anonymous) return attempt(undefined, headers);

    const accessToken = await auth.accessToken();
    const answer = await attempt(accessToken, headers);
    if (!isTokenRefused(answer.error)) return answer;
    if (isAccountRemoved(answer.error)) return leave(answer.error);
    const replacement = await attempt(await auth.replaceToken(accessToken), headers);
    if (!isTokenRefused(replacement.error)) return replacement;
    auth.forget();
    throw new SignedOutError('The server does not accept this session');
  };

  /** A new token would not help: the person no longer belongs to the company. */
  const leave = (error: FetchBaseQueryError): never => {
    markSignOut({ reason: 'account_removed', incomplete: false });
    clearPersonalStorage();
    auth.forget();
    throw new SignedOutError(toApiError(error).message);
  };

  try {
    const { data, error } = await perform();
    if (error) return failed(toApiError(error), api);
    noteReachable(true, api);
    // The store walks through unfrozen data before freezing it. For a list of thousands that would be one long task.
    return expect && !expect(data) ? { error: unexpectedAnswer() } : { data: freeze(data, true) };
  } catch (error) {
    return failed(toUnsentError(error), api);
  }
};

/** Whether the server does not accept the fixed credential, or no longer does. */
function isCredentialRefused(error: FetchBaseQueryError | undefined): boolean {
  return error !== undefined && toApiError(error).code === 'CREDENTIAL_INVALID';
}

function isTokenRefused(error: FetchBaseQueryError | undefined): error is FetchBaseQueryError {
  return error?.status === 401 && !isCredentialRefused(error);
}

function isAccountRemoved(error: FetchBaseQueryError): boolean {
  return toApiError(error).code === 'ACCOUNT_REMOVED';
}

interface Connected {
  connection: { apiReachable: boolean; faultNumber?: string | undefined };
}

function failed(error: ApiError, api: BaseQueryApi): { error: ApiError } {
  const number = faultNumber(error);
  if ((api.getState() as Connected).connection.faultNumber !== number) api.dispatch(callFailed(number));
  if (isUnreachable(error)) {
    // An aborted request says nothing about the server.
    if (!api.signal.aborted) noteReachable(false, api);
  } else if (typeof error.status === 'number') {
    noteReachable(true, api);
  }
  return { error };
}

function noteReachable(reachable: boolean, { dispatch, getState }: BaseQueryApi): void {
  const { connection } = getState() as Connected;
  if (connection.apiReachable !== reachable) dispatch(apiReachableChanged(reachable));
}

function isWrite({ method = 'GET' }: FetchArgs): boolean {
  return !['GET', 'HEAD'].includes(method.toUpperCase());
}

/** The error of a request that could not be sent for lack of a token or configuration. */
function toUnsentError(error: unknown): ApiError {
  const status = error instanceof SignedOutError ? 'SIGNED_OUT' : 'IDENTITY';
  return { status, code: status, message: error instanceof Error ? error.message : String(error) };
}
