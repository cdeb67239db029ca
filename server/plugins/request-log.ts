import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';

/** Errors without the values a database repeats in its details: those may be personal data. */
function serializeError(error: Error & { code?: string }) {
  return { type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' };
}

/** pino, as JSON on standard output. */
export function logging(level: string): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logger: { level, base: null, serializers: { err: serializeError } },
    // Fastify's own lines contain whole addresses.
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/**
 * One line per request, with the route's pattern instead of the address: no query, no token, no body, no
 * e-mail, no IP address. Files of the site are logged only at level debug.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (route === '/*' && reply.statusCode < 500) request.log.debug(line, 'file');
    else request.log.info(line, 'call');
    done();
  });
}
