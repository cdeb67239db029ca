import { randomUUID } from 'node:crypto';
import type { OfferedProduct } from '../../../core/contracts/ca-offered-products';
import { createOutgoing } from '../../../server/lib/outgoing/outgoing';
import { createSecretBox } from '../../../server/lib/secret-box';
import { loadSealingKey } from '../../../server/identity/embedded/secrets';
import { fetchDue } from '../../../server/modules/exchange/fetching/fetch-source';
import { answer, startFakePartner, type FakePartner } from '../../support/exchange/fake-partner';
import { bioethanol, everyMember, greenEthanol } from '../../support/products/published-footprint';
import { partnerCalls } from '../../support/server/partners';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
let partner: FakePartner;
let id: string;

beforeAll(async () => {
  server = await createTestApp({ PRIVATE_HOSTS: '127.0.0.1' });
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());
const { url, send, list, add } = partnerCalls(() => ({ server, projectId }));
beforeEach(async () => {
  await server.database.query('delete from pact_partners', []);
  partner = await startFakePartner();
  id = (await add('Hallingdal')).id;
});
afterEach(() => partner.close());

/** Fetches the partner's pages one after the other, as a running server does. */
async function fetched(...pages: object[][]) {
  pages.forEach((data, index) => {
    const isLast = index === pages.length - 1;
    const link = { link: `<${partner.address}/3/footprints?offset=${index + 1}>; rel="next"` };
    const path = index === 0 ? '/3/footprints' : `/3/footprints?offset=${index}`;
    partner.on(path, answer(200, { data }, isLast ? {} : link));
  });
  const source = { address: partner.address, clientId: 'me', clientSecret: 'secret' };
  await send('PUT', url(`/${id}/source`), { data: source });
  await fetchDue(server.database, {
    outgoing: createOutgoing({ privateHosts: ['127.0.0.1'] }),
    box: createSecretBox([await loadSealingKey(server.database)]),
  });
  const call = { url: `/api/ca-offered-products/project/${projectId}?pageSize=1000` };
  const { data } = (await server.call(people.mainUser, call)).json<{ data: OfferedProduct[] }>();
  return data.filter(({ companyId }) => companyId === null);
}
const stateOf = async () => (await list())[0]?.source;

test('footprints like the published examples are accepted, with all members and with few', async () => {
  const offered = await fetched([bioethanol, greenEthanol], [everyMember]);
  expect(await stateOf()).toMatchObject({ fault: null, rejected: [], footprints: 3 });
  const board = offered.find(({ values }) => values.name === 'Board 40');
  expect(board).toMatchObject({
    companyName: 'Hallingdal Treforedling AS',
    numbers: ['LB-40/2', '4006381333931'],
    companyNumbers: ['NO987654321MVA', '5299000000HALLINGDAL'],
    ...{ createdAt: '2026-02-03T03:05:06.789Z', validFrom: '2026-02-03', validUntil: '2028-06-29' },
  });
  expect(board?.values).toMatchObject({
    ...{ partNumber: 'LB-40/2', gtin: '4006381333931', cpc: '31421', customsCode: '441294' },
    ...{ declaredUnit: 'm²', declaredAmount: 0.5, mass: 9.25, fossilCarbon: 0.2, biogenicCarbon: 4.1 },
    ...{ country: 'NO', exemptedPercent: 2.5, exemptedReason: 'Cleaning of the saws' },
  });
  // Removals of 1 kg are not part of the emissions: 5.5 kg, listed with the uptake.
  expect(board?.footprint).toMatchObject({
    ...{ kg: 5.5, fossil: 3, landUse: 1, biogenic: 1.5, uptake: -15.25, packaging: 0.3 },
    ...{ primaryShare: 61.5, gwp: ['AR6', 'AR5'], sources: [{ name: 'ecoinvent', version: '3.11' }] },
  });
});

test('a footprint without any optional member is accepted', async () => {
  const mayBeLeftOut = (members: object) => Object.keys(members).filter((name) => !required.has(name));
  const without = (name: string) => ({
    ...everyMember,
    id: randomUUID(),
    precedingPfIds: [],
    [name]: undefined,
  });
  const all = [
    ...mayBeLeftOut(everyMember).map(without),
    ...mayBeLeftOut(everyMember.pcf).map((name) => ({
      ...without(''),
      pcf: { ...everyMember.pcf, [name]: undefined },
    })),
  ];
  expect(await fetched(all)).toHaveLength(all.length);
  expect(await stateOf()).toMatchObject({ fault: null, rejected: [] });
});

/** Members that the specification requires of a footprint and its figures. */
const required = new Set([
  ...['id', 'specVersion', 'created', 'status', 'companyName', 'companyIds', 'productDescription'],
  ...['productIds', 'productNameCompany', 'pcf'],
  ...['declaredUnitOfMeasurement', 'declaredUnitAmount', 'productMassPerDeclaredUnit'],
  ...[
    'referencePeriodStart',
    'referencePeriodEnd',
    'pcfExcludingBiogenicUptake',
    'pcfIncludingBiogenicUptake',
  ],
  ...['fossilGhgEmissions', 'fossilCarbonContent', 'ipccCharacterizationFactors', 'crossSectoralStandards'],
  'exemptedEmissionsPercent',
]);

test.each([
  ['liter', 'l'],
  ['kilogram', 'kg'],
  ['cubic meter', 'm³'],
  ['kilowatt hour', 'kWh'],
  ['megajoule', 'MJ'],
  ['ton kilometer', 't km'],
  ['square meter', 'm²'],
  ['piece', 'piece'],
  ['hour', 'hour'],
])('a footprint of a %s is one of our %s', async (declaredUnitOfMeasurement, unit) => {
  const [product] = await fetched([
    { ...everyMember, pcf: { ...everyMember.pcf, declaredUnitOfMeasurement } },
  ]);
  expect(product?.values.declaredUnit).toBe(unit);
});

test.each([
  ['the whole world', {}, { country: 'ZZ', site: '' }],
  ['a region', { geographyRegionOrSubregion: 'Western Europe' }, { country: 'ZZ', site: 'Western Europe' }],
  ['a country', { geographyCountry: 'DE' }, { country: 'DE', site: '' }],
  ['a part of a country', { geographyCountrySubdivision: 'DE-BW' }, { country: 'DE', site: 'DE-BW' }],
])('a footprint of %s is accepted', async (_what, place, values) => {
  const { geographyCountry: _country, ...pcf } = everyMember.pcf;
  const [product] = await fetched([{ ...everyMember, pcf: { ...pcf, ...place } }]);
  expect(product?.values).toMatchObject(values);
});
