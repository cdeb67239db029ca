import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Permission } from '../../../core/access/permissions';
import { noProjectId } from '../../../core/contracts/common';
import { IdentityUnavailableError, InvalidTokenError, type AccessClaims } from '../../lib/access/identity';
import { ApiError, notFound } from '../../lib/api-error';
import { createClientCheck, type ApiClients } from '../../lib/access/client-check';
import type { EndedSessions, TokenOrigin } from '../../lib/access/ended-sessions';
import { accessOf, changesData, needsProject, scopeOf, type AccessLevel } from './declared-routes';
import type { Member, Members } from '../../lib/access/members';
import type { Partner } from '../../lib/access/partner-tokens';
import type { TicketHolder } from '../../lib/access/tickets';
import { rememberTokens, type TokenVerifier } from '../../lib/access/tokens';
import { viewOnly } from '../../lib/access/view-only';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, on routes for users. */
    caller: AccessClaims | null;
    /** The caller as a member of the project of the path, or of the ticket, on routes for its users. */
    member: Member | null;
    /** Of the access token, or of the one that requested the ticket. */
    origin: TokenOrigin | null;
    /** The partner whose system calls, on routes for partners. */
    partner: Partner | null;
  }
}

/** The partner whose system calls, on a route for partners. */
export function partnerOf(request: FastifyRequest): Partner {
  if (!request.partner) throw new Error(`The route ${request.routeOptions.url} is not for partners.`);
  return request.partner;
}

/** The caller as a member, on a route for users of a project. */
export function memberOf(request: FastifyRequest): Member {
  if (!request.member)
    throw new Error(`The route ${request.routeOptions.url} is not for users of a project.`);
  return request.member;
}

export interface GuardOptions {
  credential: string;
  identity: TokenVerifier;
  members: Members;
  endedSessions: Pick<EndedSessions, 'has'>;
  /** The holder of the ticket, which is used up. */
  redeemTicket(ticket: string): Promise<TicketHolder | undefined>;
  /** The partner of the token. @throws ApiError 401 */
  findPartner(token: string): Promise<Partner>;
  clients: ApiClients;
}

/** Enforces the declared access of every route that is registered after it. */
export function registerAccessGuard(app: FastifyInstance, options: GuardOptions): void {
  const checkClient = createClientCheck(options.clients);
  const guard = { ...options, identity: rememberTokens(options.identity) };
  app.decorateRequest('caller', null);
  app.decorateRequest('member', null);
  app.decorateRequest('origin', null);
  app.decorateRequest('partner', null);
  app.addHook('onRoute', (route) => {
    const access = accessOf(route);
    if (access === 'public') return;
    // Before the body is read, after the rate limit.
    route.preParsing = [
      async (request, reply) => {
        // Restricted responses are not cached; a route with the same response for everyone may override this.
        reply.header('cache-control', 'no-store');
        await check(access, request, guard);
        const client = request.caller?.client;
        if (client) request.member = await checkClient(client, scopeOf(route), request, reply);
        if (changesData(route)) refuseViewOnly(request.member);
        checkPermission(route.config?.permission, request.member);
      },
      ...[route.preParsing ?? []].flat(),
    ];
  });
}

async function check(access: AccessLevel, request: FastifyRequest, guard: GuardOptions): Promise<void> {
  if (access === 'ticket') {
    Object.assign(request, await redeem(request, guard));
    return;
  }
  if (access === 'partner') {
    request.partner = await guard.findPartner(bearerOf(request));
    return;
  }
  const bearer = bearerToken(request);
  if (bearer === undefined) checkCredential(request, guard.credential);
  if (access === 'app' && bearer === undefined) return;
  const caller = await verifyToken(bearer ?? request.headers['x-access-token'], guard.identity);
  if (access === 'app') return;
  request.caller = caller;
  request.origin = caller;
  if (caller.client) return;
  if (await guard.endedSessions.has(caller))
    // Removing a person ends their sessions too; this gives the actual reason.
    throw (await guard.members.wasRemoved(caller.email))
      ? accountRemoved()
      : new ApiError(401, 'SESSION_ENDED', 'This session was signed out; sign in again.');
  if (!needsProject(access)) return;
  request.member = await findMember(request, caller, guard.members);
  const { refusal } = request.routeOptions.config;
  if (access === 'admin' && request.member.role !== 'Admin')
    throw new ApiError(403, 'ADMIN_ONLY', refusal ?? 'Only an administrator of the company may do this.');
  if (access === 'mainUser' && !request.member.isMainUser)
    throw new ApiError(403, 'MAIN_USER_ONLY', refusal ?? 'Only the main user of the company may do this.');
}

function refuseViewOnly(member: Member | null): void {
  if (member?.viewOnly) throw viewOnly();
}

function checkPermission(permission: Permission | undefined, member: Member | null): void {
  if (permission && !member?.permissions.has(permission))
    throw new ApiError(
      403,
      'PERMISSION_MISSING',
      'Your role or the plan of your company does not include this; ask an administrator of your company.',
    );
}

/** The credential is public and proves nothing, so it needs no comparison in constant time. */
function checkCredential(request: FastifyRequest, credential: string): void {
  if (bearerOf(request) !== credential)
    throw new ApiError(
      401,
      'CREDENTIAL_INVALID',
      'Send the token of an API client, or the credential of the app, as Authorization: Bearer.',
    );
}

/** The content of `Authorization: Bearer`; empty for anything else. */
function bearerOf(request: FastifyRequest): string {
  const [scheme = '', sent = ''] = (request.headers.authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' ? sent : '';
}

/**
 * The access token of a caller that sends it as in OAuth 2.0: as Bearer, alone. It also replaces the
 * credential, which is public.
 */
function bearerToken(request: FastifyRequest): string | undefined {
  const sent = bearerOf(request);
  const isToken = request.headers['x-access-token'] === undefined && sent.split('.').length === 3;
  return isToken ? sent : undefined;
}

async function verifyToken(
  token: string | string[] | undefined,
  identity: TokenVerifier,
): Promise<AccessClaims> {
  if (typeof token !== 'string' || token === '')
    throw new ApiError(401, 'TOKEN_MISSING', 'Sign in first: the call carries no access token.');
  try {
    return await identity.verify(token);
  } catch (error) {
    if (error instanceof InvalidTokenError)
      throw isExpired(error)
        ? new ApiError(401, 'TOKEN_EXPIRED', 'The access token has expired; refresh it or sign in again.')
        : new ApiError(401, 'TOKEN_INVALID', 'The access token is not one of ours; sign in again.');
    if (error instanceof IdentityUnavailableError)
      throw new ApiError(
        503,
        'IDENTITY_UNAVAILABLE',
        'The sign-in service does not answer; try again shortly.',
      );
    throw error;
  }
}

async function redeem(request: FastifyRequest, guard: GuardOptions): Promise<TicketHolder> {
  const { ticket, projectId } = request.query as { ticket?: unknown; projectId?: unknown };
  const holder = typeof ticket === 'string' ? await guard.redeemTicket(ticket) : undefined;
  if (!holder || (await guard.endedSessions.has(holder.origin)))
    throw new ApiError(401, 'TICKET_INVALID', 'The ticket is used up, expired or not one of ours.');
  if (String(holder.member.projectId) !== projectId) throw notFound('The project');
  return holder;
}

/** What a program writes into an address when it knows no project. */
const unknownIds = ['', 'undefined', 'null'];

/** An unknown project and one that is not the caller's get the same response. */
async function findMember(request: FastifyRequest, caller: AccessClaims, members: Members): Promise<Member> {
  const { ownProject, badProjectId } = request.routeOptions.config;
  if (ownProject) {
    const own = await members.findOwn(caller.email);
    if (own) return own;
    throw (await members.wasRemoved(caller.email)) ? accountRemoved() : notFound('The project');
  }
  const { projectId = '' } = request.params as { projectId?: string };
  if (!/^[1-9]\d{0,9}$/.test(projectId) || Number(projectId) > 2_147_483_647)
    throw new ApiError(
      400,
      'INVALID_INPUT',
      badProjectId ??
        (unknownIds.includes(projectId)
          ? noProjectId
          : 'In the address: projectId must be an integer from 1.'),
    );
  const member = await members.find(Number(projectId), caller.email);
  if (member) return member;
  throw (await members.wasRemoved(caller.email, Number(projectId)))
    ? accountRemoved()
    : notFound('The project');
}

/** The token stays valid for some minutes after its owner was removed from the project. */
const accountRemoved = () =>
  new ApiError(401, 'ACCOUNT_REMOVED', 'Your account was removed by an administrator of your company.');

function isExpired(error: InvalidTokenError): boolean {
  return (error.cause as { code?: string } | undefined)?.code === 'ERR_JWT_EXPIRED';
}
