import type { FastifyError, FastifyInstance } from 'fastify';
import type { PactError } from '../../../../core/contracts/pact-interface';
import type { ApiError } from '../../../lib/api-error';
import { logged, withStatus } from '../../../plugins/errors';

/** Code of a token request for another grant than client credentials. */
export const unsupportedGrantType = 'UNSUPPORTED_GRANT_TYPE';

/** An error in the format of the specification. */
function toPactError({ statusCode, code, message }: ApiError): PactError {
  return { code: code === 'TOKEN_EXPIRED' ? 'TokenExpired' : codeOf(statusCode), message };
}

function codeOf(status: number): PactError['code'] {
  if (status === 401 || status === 403) return 'AccessDenied';
  if (status === 404) return 'NotFound';
  if (status === 501) return 'NotImplemented';
  return status >= 500 ? 'InternalError' : 'BadRequest';
}

function toTokenError({ statusCode, code }: ApiError): string {
  if (code === unsupportedGrantType) return 'unsupported_grant_type';
  return statusCode === 401 ? 'invalid_client' : 'invalid_request';
}

/**
 * Sends every refusal and failure in the format of the specification; token requests also get the error codes
 * of RFC 6749, 5.2.
 */
export function answerAsSpecified(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = logged(error, request);
    const body = toPactError(refusal);
    const asksForToken = request.routeOptions.url?.endsWith('/auth/token') === true;
    if (refusal.statusCode === 401)
      reply.header('www-authenticate', asksForToken ? 'Basic realm="pact"' : 'Bearer error="invalid_token"');
    return withStatus(reply, refusal)
      .header('cache-control', 'no-store')
      .send({ ...(asksForToken && { error: toTokenError(refusal) }), ...body });
  });
}
