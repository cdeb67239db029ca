import {
  ApiClientAnswer,
  ApiClientBody,
  ApiClientList,
  ApiClientParams,
  NewClientSecret,
} from '../../../core/contracts/api-clients';
import { ProjectParams } from '../../../core/contracts/common';
import type { TypedApp } from '../../lib/typed-app';
import { memberOf } from '../../plugins/access/guard';
import { startOnListen } from '../../plugins/background-work';
import { removeRevokedClients, startClientCleanup } from './realm';
import { findClients } from './repository';
import { createClient, renewSecret, revokeClient, type ClientParts } from './service';

interface RouteParts extends ClientParts {
  /** Where clients request tokens. */
  tokenAddress: string;
}

/** API clients of a company, managed by its administrators. */
export function registerApiClients(app: TypedApp, { tokenAddress, ...parts }: RouteParts): void {
  const { database, realm } = parts;
  const path = '/api/api-clients/project/:projectId';
  const reading = { access: 'admin', clients: 'none' } as const;
  const making = { ...reading, answersSecret: true } as const;
  const secret = { 200: NewClientSecret };
  const onFailure = (error: unknown) =>
    app.log.error({ err: error }, 'an API client that is over stays in the realm for now');
  if (realm) startOnListen(app, () => startClientCleanup(database, realm, onFailure));

  app.get(
    path,
    { config: reading, schema: { params: ProjectParams, response: { 200: ApiClientList } } },
    async ({ params: { projectId } }) => ({ data: await findClients(database, projectId), tokenAddress }),
  );

  app.post(
    path,
    {
      config: { ...making, ownTransaction: true },
      schema: { params: ProjectParams, body: ApiClientBody, response: secret },
    },
    async (request) => ({ data: await createClient(parts, memberOf(request), request.body.data) }),
  );

  app.post(
    `${path}/:id/secret`,
    { config: { ...making, ownTransaction: true }, schema: { params: ApiClientParams, response: secret } },
    async (request) => ({ data: await renewSecret(parts, memberOf(request), request.params.id) }),
  );

  app.delete(
    `${path}/:id`,
    {
      config: reading,
      schema: { params: ApiClientParams, response: { 200: ApiClientAnswer } },
      // Not awaited: the client is revoked as soon as the database says so.
      onResponse: async () => {
        if (realm) await removeRevokedClients(database, realm, onFailure);
      },
    },
    async (request) => ({ data: await revokeClient(request.tx, memberOf(request), request.params.id) }),
  );
}
