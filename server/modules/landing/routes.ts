import {
  AcceptInvitationAnswer,
  AcceptInvitationBody,
  InvitationCheck,
  TokenBody,
  TokenStatusAnswer,
} from '../../../core/contracts/landing';
import type { TypedApp } from '../../lib/typed-app';
import { acceptInvitation, checkInvitation, tokenStatus, type Requests, type Segments } from './service';

/** Tokens cannot be guessed; the limit makes attempts cheap for the server. */
const rateLimit = { max: 60, timeWindow: '1 minute' };

/** Where people arrive who were invited by mail. */
export function registerLanding(
  app: TypedApp,
  { requests, segments }: { requests: Requests; segments: Segments },
): void {
  app.post(
    '/api/landing/validate-token',
    {
      config: { access: 'app', rateLimit },
      schema: { body: TokenBody, response: { 200: TokenStatusAnswer } },
    },
    async (request) => ({ TokenStatus: await tokenStatus(request.tx, request.body.token) }),
  );

  app.post(
    '/api/landing/check-invitation',
    { config: { access: 'app', rateLimit }, schema: { body: TokenBody, response: { 200: InvitationCheck } } },
    (request) => checkInvitation(request.tx, request.body.token),
  );

  app.post(
    '/api/landing/accept-invitation',
    {
      config: { access: 'user', clients: 'none', rateLimit },
      schema: { body: AcceptInvitationBody, response: { 200: AcceptInvitationAnswer } },
    },
    async (request) => {
      const email = request.caller?.email ?? '';
      return { data: await acceptInvitation(request.tx, { requests, segments, email }, request.body) };
    },
  );
}
