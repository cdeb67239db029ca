import { PartnerSourceBody, SourceTest } from '../../../../core/contracts/exchange-fetching';
import { ExchangePartnerAnswer, ExchangePartnerParams } from '../../../../core/contracts/exchange-partners';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { memberOf } from '../../../plugins/access/guard';
import { startOnListen } from '../../../plugins/background-work';
import { startExchange } from '../start-exchange';
import type { ClientParts } from '../pact/partner-client';
import { fetchNow, removeSource, setSource, testSource } from './sources-service';

/** The sources of partners' footprints, and fetching from them. */
export function registerFetching(app: TypedApp, database: Database, parts: ClientParts): void {
  const path = '/api/ca-exchange-partners/project/:projectId/:id/source';
  const managing = { access: 'project', permission: 'carbon:manage', clients: 'carbon' } as const;
  // Addresses and credentials are set by people.
  const connecting = { ...managing, clients: 'none' } as const;
  const answer = { 200: ExchangePartnerAnswer };

  app.put(
    path,
    {
      config: connecting,
      schema: { params: ExchangePartnerParams, body: PartnerSourceBody, response: answer },
    },
    async (request) => {
      const source = { id: request.params.id, ...request.body.data };
      return { data: await setSource(request.tx, parts.box, memberOf(request), source) };
    },
  );

  app.delete(
    path,
    { config: connecting, schema: { params: ExchangePartnerParams, response: answer } },
    async (request) => ({ data: await removeSource(request.tx, memberOf(request), request.params.id) }),
  );

  app.post(
    `${path}/fetch`,
    { config: managing, schema: { params: ExchangePartnerParams, response: answer } },
    async (request) => ({
      data: await fetchNow(request.tx, memberOf(request).projectId, request.params.id),
    }),
  );

  // No transaction stays open while the partner is called.
  app.post(
    `${path}/test`,
    {
      config: { ...managing, ownTransaction: true },
      schema: { params: ExchangePartnerParams, response: { 200: SourceTest } },
    },
    async ({ params: { projectId, id } }) => ({
      data: { fault: await testSource(database, parts, { projectId, partnerId: id }) },
    }),
  );

  startOnListen(app, () =>
    startExchange(database, parts, (error) =>
      app.log.error({ err: error }, 'the exchange with partners did not go on'),
    ),
  );
}
