import { ErrorBody } from '../../../core/contracts/common';
import {
  CreateAccountAnswer,
  CreateAccountBody,
  CreateProjectAnswer,
  CreateProjectBody,
} from '../../../core/contracts/registration';
import { toErrorBody } from '../../plugins/errors';
import type { TypedApp } from '../../lib/typed-app';
import type { Database } from '../../lib/database';
import {
  createAccount,
  createProject,
  hasVerifiedAccount,
  userExists,
  type RegistrationParts,
} from './service';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the person who registers: found out before the transaction. */
    hasVerifiedAccount: boolean;
  }
}

const rateLimit = { max: 30, timeWindow: '1 minute' };

/** How an invited supplier becomes a company on the platform: first its project, then its main user's account. */
export function registerRegistration(app: TypedApp, database: Database, parts: RegistrationParts): void {
  app.decorateRequest('hasVerifiedAccount', false);
  app.post(
    '/api/registration/create-project',
    {
      config: { access: 'app', rateLimit },
      schema: { body: CreateProjectBody, response: { 200: CreateProjectAnswer, 409: ErrorBody } },
      preHandler: async (request) => {
        request.hasVerifiedAccount = await hasVerifiedAccount(database, parts, request.body);
      },
    },
    async (request, reply) => {
      const result = await createProject(request.tx, parts, request.body, request.hasVerifiedAccount);
      if (!('userExists' in result)) return result;
      // Not thrown: the mail to the owner of the address is part of this transaction.
      reply.code(409);
      return toErrorBody(userExists());
    },
  );

  app.post(
    '/api/auth/create-account',
    {
      config: { access: 'app', rateLimit },
      schema: { body: CreateAccountBody, response: { 200: CreateAccountAnswer } },
    },
    async (request) => {
      await createAccount(request.tx, parts.accounts, request.body);
      return { message: 'Account created; the link to set a password was sent by email.' };
    },
  );
}
