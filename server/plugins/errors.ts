import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../core/contracts/common';
import { IdentityUnavailableError } from '../lib/access/identity';
import { ApiError } from '../lib/api-error';
import { challengeOf } from '../lib/challenge';
import { isAborted } from '../lib/is-aborted';
import { isDatabaseUnavailable, isDiskFull, isUnstorableValue } from '../lib/database-errors';
import { InvalidInputError } from '../lib/validation';

/** Refusals of Fastify and its plugins, by the code of their error. */
const refusals: Record<string, [code: string, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['BODY_TOO_LARGE', 'The body is larger than this call accepts.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['INVALID_JSON', 'The body is empty; send a JSON object.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['INVALID_JSON', 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['INVALID_BODY', 'The body does not have the length it announces.'],
  FST_ERR_BAD_URL: ['INVALID_ADDRESS', 'The address is not validly percent-encoded.'],
  FST_ERR_MAX_PARAM_LENGTH: ['INVALID_ADDRESS', 'A part of the address is too long.'],
};

const brokenOff = 'CALL_BROKEN_OFF';

/** Sends every refusal and failure as `ErrorBody`. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(reply, logged(error, request)));
  app.setNotFoundHandler((_request, reply) =>
    sendError(reply, new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.')),
  );
}

/** The response to a failed request; internal errors are written to the log. */
export function logged(error: FastifyError, request: FastifyRequest): ApiError {
  const refusal = toRefusal(error, request);
  if (refusal.statusCode >= 500) request.log.error({ err: error }, refusal.code);
  if (refusal.code === brokenOff) request.log.info({ code: error.code }, 'the caller broke off');
  return refusal;
}

/** The body of an error, for places where Fastify's own handlers do not run. */
export function toErrorBody({ message, code, details }: ApiError): ErrorBody {
  return { error: { message, code, ...(details === undefined ? {} : { details }) } };
}

/** Replaces a file that fails before its first byte, which may have been announced as compressed. */
function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  reply.removeHeader('content-encoding').removeHeader('content-disposition');
  return withStatus(reply, error).header('cache-control', 'no-store').send(toErrorBody(error));
}

/** The response with the status of an error, how to authenticate, and when to retry. */
export function withStatus(reply: FastifyReply, error: ApiError): FastifyReply {
  const challenge = challengeOf(error, reply.request.headers.authorization !== undefined);
  if (challenge && !reply.hasHeader('www-authenticate')) reply.header('www-authenticate', challenge);
  if (error.statusCode === 503) reply.header('retry-after', '5');
  return reply.code(error.statusCode);
}

function toRefusal(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  // Nobody receives the response; the log has it.
  if (isAborted(request))
    return new ApiError(400, brokenOff, 'The call broke off before all of it had arrived.');
  if (error instanceof InvalidInputError)
    return new ApiError(400, 'INVALID_INPUT', error.message, error.details);
  if (isDatabaseUnavailable(error))
    return new ApiError(503, 'DATABASE_UNAVAILABLE', 'The database does not answer; try again shortly.');
  if (isDiskFull(error))
    return new ApiError(
      503,
      'DISK_FULL',
      'Nothing can be stored at the moment; tell whoever runs this server.',
    );
  if (error instanceof IdentityUnavailableError)
    return new ApiError(
      503,
      'IDENTITY_UNAVAILABLE',
      'The sign-in service does not answer; try again shortly.',
    );
  if (isUnstorableValue(error))
    return new ApiError(400, 'INVALID_INPUT', 'A value cannot be stored: it is out of range or not text.');
  const [code, message] = refusals[error.code] ?? [];
  if (code && message) return new ApiError(error.statusCode ?? 400, code, message);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new ApiError(error.statusCode, 'INVALID_REQUEST', 'The call cannot be read as it was sent.');
  return new ApiError(
    500,
    'INTERNAL_ERROR',
    `Something went wrong on our side. If it happens again, tell support this number: ${request.id}`,
    { requestId: request.id },
  );
}
