import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { loadEnv } from '../env/env';
import { toApiError, type ApiError } from './api-error';

const timeoutMs = 30_000;

/** A failed public request, described as an `ApiError`. */
export class PublicCallError extends Error {
  override name = 'PublicCallError';
  constructor(readonly reason: ApiError) {
    super(reason.message);
  }
}

/**
 * A request without a session, for pages that load no store: only the fixed credential. With a body it is a POST;
 * retrying it with the same `idempotencyKey` is safe.
 * @throws PublicCallError
 */
export async function publicCall(path: string, body?: object, idempotencyKey?: string): Promise<unknown> {
  const response = await send(path, body, idempotencyKey).catch((error: unknown) => {
    throw failure({ status: isTimeout(error) ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', error: String(error) });
  });
  const text = await response.text().catch((error: unknown) => {
    throw failure({ status: 'FETCH_ERROR', error: String(error) });
  });
  const data = parse(text, response.status);
  if (!response.ok) throw failure({ status: response.status, data });
  return data;
}

async function send(path: string, body?: object, idempotencyKey?: string): Promise<Response> {
  const { apiCredential } = await loadEnv();
  const headers = new Headers({ Authorization: `Bearer ${apiCredential}` });
  if (body) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  return fetch(`/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function parse(text: string, originalStatus: number): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw failure({ status: 'PARSING_ERROR', originalStatus, data: text, error: String(error) });
  }
}

function failure(error: FetchBaseQueryError): PublicCallError {
  return new PublicCallError(toApiError(error));
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
