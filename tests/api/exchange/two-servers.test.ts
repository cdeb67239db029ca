import type { AddressInfo } from 'node:net';
import type { OfferedProduct } from '../../../core/contracts/ca-offered-products';
import type { AskedFootprint } from '../../../core/contracts/exchange-asked';
import type { ExchangeRequest } from '../../../core/contracts/exchange-requests';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../../server/config';
import { openDatabase } from '../../../server/database/open';
import { loadDemo } from '../../../server/demo/load-demo';
import { partnerCalls } from '../../support/server/partners';
import { figure, lineOf, productCalls } from '../../support/server/products';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

interface Side {
  server: TestApp;
  projectId: number;
  address: string;
  partners: ReturnType<typeof partnerCalls>;
}
let folder: string;
let supplier: Side;
let customer: Side;

async function listening(server: TestApp): Promise<Side> {
  const projectId = await server.projectId('Alpenguss GmbH');
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const partners = partnerCalls(() => ({ server, projectId }));
  return { server, projectId, address: `http://127.0.0.1:${port}/pact`, partners };
}

// One of them on PGlite, the other on PostgreSQL if the tests have one.
beforeAll(async () => {
  const trusted = { PRIVATE_HOSTS: '127.0.0.1' };
  customer = await listening(await createTestApp(trusted));
  folder = mkdtempSync(join(tmpdir(), 'exchange-'));
  supplier = await listening(await createTestApp(trusted, () => openEmbedded(folder)));
});
afterAll(async () => {
  await Promise.all([customer.server.close(), supplier.server.close()]);
  rmSync(folder, { recursive: true });
});

/** A database in its own folder, with the demo world, whatever the other tests use. */
async function openEmbedded(place: string) {
  const database = await openDatabase(loadConfig({ DATA_DIR: place }), () => undefined);
  await loadDemo(database, { publicUrl: 'http://localhost', toOutbox: true });
  return database;
}

/** Lets one side call the other; not connected yet. */
async function addPartner(side: Side, name: string) {
  const { id } = await side.partners.add(name);
  const { partner, clientSecret } = await side.partners.makeSecret(id);
  return { id, clientId: partner.credential?.clientId ?? '', clientSecret };
}

const connect = ({ partners }: Side, id: string, to: object) =>
  partners.send('PUT', partners.url(`/${id}/source`), { data: to });

async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
  }
}

const fromPartners = async (name: string, number: number) => {
  const url = `/api/ca-offered-products/project/${customer.projectId}?pageSize=1000`;
  const { data } = (await customer.server.call(people.mainUser, { url })).json<{ data: OfferedProduct[] }>();
  return data.find((each) => each.companyId === null && each.values.name === name && each.number === number);
};

test('a footprint is offered, fetched, renewed, requested and sent between two servers', async () => {
  const products = productCalls(() => supplier);
  const release = async (name: string, fossil: number, known?: string) => {
    const id = known ?? (await products.create({ name })).id;
    const { footprint } = await products.changed(id, { lines: [lineOf('Alloy', figure(fossil))] });
    const data = { validFrom: '2026-01-01', validUntil: '2028-12-31', seenKg: footprint?.kg };
    const made = await products.send('POST', products.url(`/${id}/releases`), { data });
    return { id, releaseId: made.json<{ data: { id: string } }>().data.id };
  };
  const buyer = await addPartner(supplier, 'Buyer');
  const seller = await addPartner(customer, 'Seller');
  const asBuyer = { address: supplier.address, clientId: buyer.clientId, clientSecret: buyer.clientSecret };
  await connect(supplier, buyer.id, {
    ...{ address: customer.address, clientId: seller.clientId, clientSecret: seller.clientSecret },
  });

  const bracket = await release('Bracket from elsewhere', 4.25);
  const offer = `/${bracket.id}/partners/${buyer.id}`;
  await products.send('PUT', products.url(offer), { data: { isOffered: true } });
  await connect(customer, seller.id, asBuyer);
  const first = await until(() => fromPartners('Bracket from elsewhere', 1));
  expect(first.footprint.fossil).toBeCloseTo(4.25, 9);

  // A second line.
  await release('Bracket from elsewhere', 3.5, bracket.id);
  const renewed = await until(() => fromPartners('Bracket from elsewhere', 2));
  expect(renewed.footprint.fossil).toBeCloseTo(7.75, 9);

  const cover = await release('Cover from elsewhere', 1.5);
  const ask = (partNumber: string, comment = '') =>
    customer.partners.send('POST', customer.partners.url(`/${seller.id}/ask`), {
      data: { partNumber, comment },
    });
  const askedUrl = `/api/ca-exchange-asked/project/${customer.projectId}`;
  const askedFor = async (comment: string) => {
    const all = (await customer.server.call(people.mainUser, { url: askedUrl })).json<{
      data: AskedFootprint[];
    }>();
    return all.data.find((each) => each.comment === comment);
  };
  await ask('COVER-7', 'The cover, please');
  const requestsUrl = `/api/ca-exchange-requests/project/${supplier.projectId}`;
  const requests = async () =>
    (await supplier.server.call(people.mainUser, { url: requestsUrl })).json<{ data: ExchangeRequest[] }>()
      .data;
  const asked = await until(async () => (await requests())[0]);
  expect(asked).toMatchObject({ partnerName: 'Buyer', comment: 'The cover, please', state: 'open' });
  await supplier.server.call(people.mainUser, {
    method: 'POST',
    url: `${requestsUrl}/${asked.id}/fulfil`,
    payload: { data: { productId: cover.id, seenRelease: cover.releaseId } },
  });
  await until(async () => (await requests()).find(({ delivery }) => delivery === 'delivered'));
  const sent = await until(() => fromPartners('Cover from elsewhere', 1));
  expect(sent.footprint.fossil).toBeCloseTo(1.5, 9);
  expect(await askedFor('The cover, please')).toMatchObject({
    ...{ state: 'fulfilled', delivery: 'delivered', answer: 'Cover from elsewhere' },
  });

  await ask('HINGE-3', 'And the hinge');
  const refused = await until(async () => (await requests()).find(({ state }) => state === 'open'));
  await supplier.server.call(people.mainUser, {
    method: 'POST',
    url: `${requestsUrl}/${refused.id}/reject`,
    payload: { data: { reason: 'We make no hinges.' } },
  });
  const told = await until(async () => {
    const request = await askedFor('And the hinge');
    return request?.state === 'open' ? undefined : request;
  });
  expect(told).toMatchObject({ state: 'rejected', answer: 'We make no hinges.' });
});
