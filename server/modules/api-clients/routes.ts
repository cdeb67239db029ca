import {
  ApiClientAnswer,
  ApiClientBody,
  ApiClientList,
  ApiClientParams,
  NewClientSecret,
} from '../../../core/contracts/api-clients';
import { ProjectParams } from '../../../core/contracts/common';
import { ApiError } from '../../lib/api-error';
import type { Database } from '../../lib/database';
import type { TypedApp } from '../../lib/typed-app';
import { memberOf } from '../../plugins/access/guard';
import { findClients } from './repository';
import { createClient, renewSecret, revokeClient } from './service';

/**
 * Other systems of a company that call the API, for its administrators.
 * @param tokenAddress where they ask for tokens; null where the realm takes none: then none can be made
 */
export function registerApiClients(app: TypedApp, database: Database, tokenAddress: string | null): void {
  const path = '/api/api-clients/project/:projectId';
  const reading = { access: 'admin', clients: 'none' } as const;
  const making = { ...reading, answersSecret: true } as const;
  const secret = { 200: NewClientSecret };

  app.get(
    path,
    { config: reading, schema: { params: ProjectParams, response: { 200: ApiClientList } } },
    async ({ params: { projectId } }) => ({ data: await findClients(database, projectId), tokenAddress }),
  );

  app.post(
    path,
    { config: making, schema: { params: ProjectParams, body: ApiClientBody, response: secret } },
    async (request) => {
      if (tokenAddress === null)
        throw new ApiError(
          409,
          'API_CLIENTS_UNAVAILABLE',
          'The sign-in service of this installation gives no tokens to API clients.',
        );
      return { data: await createClient(request.tx, memberOf(request), request.body.data) };
    },
  );

  app.post(
    `${path}/:id/secret`,
    { config: making, schema: { params: ApiClientParams, response: secret } },
    async (request) => ({ data: await renewSecret(request.tx, memberOf(request), request.params.id) }),
  );

  app.delete(
    `${path}/:id`,
    { config: reading, schema: { params: ApiClientParams, response: { 200: ApiClientAnswer } } },
    async (request) => ({ data: await revokeClient(request.tx, memberOf(request), request.params.id) }),
  );
}
