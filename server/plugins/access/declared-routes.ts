import type { FastifyInstance, RouteOptions } from 'fastify';
import { isClientScope, type ClientArea, type ClientScope } from '../../../core/terms/api-clients';
import type { Permission } from '../../../core/access/permissions';

/**
 * Who may call a route. `app`: the fixed credential of the app. `user`: and a signed-in person. `project`:
 * and a user of the project in the path. `admin`, `mainUser`: and one with that role there. `ticket`: anyone
 * with a ticket of a user of the project, both in the query, because browsers send no headers with a socket.
 * `partner`: the system of a partner that a project exchanges footprints with, by its own token.
 */
export const accessLevels = [
  'public',
  'app',
  'user',
  'project',
  'admin',
  'mainUser',
  'ticket',
  'partner',
] as const;
export type AccessLevel = (typeof accessLevels)[number];

export interface DeclaredRoute {
  method: string;
  url: string;
  access: AccessLevel;
  permission?: Permission;
  /** What an API client needs to call it; left out where none may. */
  scope?: ClientScope;
  /** See `FastifyContextConfig`. */
  forViewOnly?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessLevel;
    /** What a user of the project must also be permitted, by role and privileges: see `core/access`. */
    permission?: Permission;
    /** The area of API client scopes that the route belongs to; `none` for what only people do. */
    clients?: ClientArea | 'none';
    /**
     * Also allowed for view-only people, although it is not a GET: it reads, prepares what is shown, or is
     * about themselves.
     */
    forViewOnly?: boolean;
    /** The path names no project: it is the caller's own. */
    ownProject?: boolean;
    /** The message for a caller without the role, instead of the general one. */
    refusal?: string;
    /** The message for a project id in the path that is not a number, instead of the general one. */
    badProjectId?: string;
  }
  interface FastifyInstance {
    /** Every route with its access, in the order of registration. */
    declaredRoutes: DeclaredRoute[];
  }
}

export const needsProject = (access: AccessLevel) =>
  access === 'project' || access === 'admin' || access === 'mainUser';

/** Everything but reading changes data, unless the route declares that it is also for view-only people. */
export const changesData = ({ method, config }: Pick<RouteOptions, 'method' | 'config'>): boolean =>
  !config?.forViewOnly && ![method].flat().every((name) => ['GET', 'HEAD', 'OPTIONS'].includes(name));

/** The scope that an API client needs for a route; undefined where no client may call it. */
export function scopeOf(route: Pick<RouteOptions, 'method' | 'config'>): ClientScope | undefined {
  const { clients = 'none' } = route.config ?? {};
  const scope = `${clients}:${changesData(route) ? 'write' : 'read'}`;
  return isClientScope(scope) ? scope : undefined;
}

/** The access a route declares. @throws Error when it declares none, or one that its path does not allow */
export function accessOf(route: RouteOptions): AccessLevel {
  const access = route.config?.access;
  const name = `${[route.method].flat().join(', ')} ${route.url}`;
  if (!access || !accessLevels.includes(access))
    throw new Error(`The route ${name} does not declare its access: set config.access.`);
  if (needsProject(access) && !route.config?.ownProject && !route.url.includes('/:projectId'))
    throw new Error(`The route ${name} is for users of a project but has no :projectId in its path.`);
  if (route.config?.permission && !needsProject(access))
    throw new Error(`The route ${name} asks for a permission but is not for users of a project.`);
  if ((needsProject(access) || access === 'user') && !route.config?.clients)
    throw new Error(`The route ${name} does not say which API clients may call it: set config.clients.`);
  if (route.config?.clients && route.config.clients !== 'none' && (access === 'mainUser' || !scopeOf(route)))
    throw new Error(`The route ${name} cannot be for API clients: set config.clients to none.`);
  return access;
}

/** Keeps the table of routes; must be registered before the first route. */
export function registerDeclaredRoutes(app: FastifyInstance): void {
  app.decorate('declaredRoutes', []);
  app.addHook('onRoute', (route) => {
    const access = accessOf(route);
    const { permission, forViewOnly } = route.config ?? {};
    for (const method of [route.method].flat()) {
      const scope = scopeOf({ ...route, method });
      app.declaredRoutes.push({
        method,
        url: route.url,
        access,
        ...(permission && { permission }),
        ...(scope && { scope }),
        ...(forViewOnly && { forViewOnly }),
      });
    }
  });
}
