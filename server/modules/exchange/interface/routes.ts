import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import {
  PactEvent,
  PactFootprintAnswer,
  PactFootprintList,
  PactToken,
  PactTokenBody,
} from '../../../../core/contracts/pact-interface';
import { issuePartnerToken, partnerTokenSeconds } from '../../../lib/access/partner-tokens';
import { ApiError, notFound } from '../../../lib/api-error';
import type { Database } from '../../../lib/database';
import { scopedPlugin } from '../../../lib/scoped-plugin';
import type { TypedApp } from '../../../lib/typed-app';
import { partnerOf } from '../../../plugins/access/guard';
import { receiveEvent } from '../incoming-requests/receive';
import { answerAsSpecified, unsupportedGrantType } from './answers';
import { readBasic } from './basic';
import { getFootprint, listFootprints } from './footprints';

/** Path for requests of partners' systems. */
export const interfacePath = '/pact';

/** A secret cannot be guessed; the limit makes attempts cheap for the server. */
const rateLimit = { max: 60, timeWindow: '1 minute' };
const maxFormBytes = 4 * 1024;

/**
 * The interface for partners' systems: PACT Technical Specifications 3.0.3, whose own document describes it.
 */
export async function registerInterface(
  app: FastifyInstance,
  database: Database,
  publicUrl: string,
): Promise<void> {
  await app.register(
    scopedPlugin('PACT interface', async (untyped) => {
      const scope = untyped as TypedApp;
      answerAsSpecified(scope);
      await scope.register(formbody, { bodyLimit: maxFormBytes });
      registerToken(scope, database);
      registerFootprints(scope, database, publicUrl);
      registerEvents(scope);
      scope.all(`${interfacePath}/*`, { config: { access: 'public' }, schema: { hide: true } }, () => {
        throw notFound('This call');
      });
    }),
  );
}

function registerToken(app: TypedApp, database: Database): void {
  app.post(
    `${interfacePath}/auth/token`,
    {
      config: { access: 'public', rateLimit },
      schema: { hide: true, body: PactTokenBody, response: { 200: PactToken } },
    },
    async (request, reply) => {
      if (request.body.grant_type !== 'client_credentials')
        throw new ApiError(400, unsupportedGrantType, 'grant_type must be client_credentials.');
      const credential = readBasic(request.headers.authorization);
      const token = credential && (await database.transaction((tx) => issuePartnerToken(tx, credential)));
      if (!token)
        throw new ApiError(401, 'CREDENTIAL_INVALID', 'The client ID or the secret is not one of ours.');
      reply.header('cache-control', 'no-store');
      return { access_token: token, token_type: 'Bearer' as const, expires_in: partnerTokenSeconds };
    },
  );
}

function registerFootprints(app: TypedApp, database: Database, publicUrl: string): void {
  const path = `${interfacePath}/3/footprints`;

  app.get(
    path,
    {
      config: { access: 'partner', reads: 'list' },
      schema: { hide: true, response: { 200: PactFootprintList } },
    },
    async (request, reply) => {
      const { footprints, after } = await listFootprints(
        request.db,
        partnerOf(request),
        request.query as Record<string, unknown>,
      );
      if (after !== undefined) {
        const next = new URL(request.url, publicUrl);
        next.searchParams.set('after', after);
        // Whoever follows the links reaches the end, also after a page of no footprints.
        if (footprints.length === 0) next.searchParams.delete('limit');
        reply.header('link', `<${next.href}>; rel="next"`);
      }
      return { data: footprints };
    },
  );

  app.get(
    `${path}/:id`,
    {
      config: { access: 'partner' },
      schema: {
        hide: true,
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: PactFootprintAnswer },
      },
    },
    async (request) => ({ data: await getFootprint(database, partnerOf(request), request.params.id) }),
  );
}

function registerEvents(app: TypedApp): void {
  app.addContentTypeParser(
    /^application\/cloudevents\+json/i,
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(
    `${interfacePath}/3/events`,
    { config: { access: 'partner' }, schema: { hide: true, body: PactEvent } },
    async (request) => {
      await receiveEvent(request.tx, partnerOf(request), request.body);
      return '';
    },
  );
}
