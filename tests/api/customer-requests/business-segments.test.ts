import { noLists, wholeSegment } from '../../support/server/answers';
import { aluminium, refusal, segmentCalls, share } from '../../support/server/segments';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let project: number;
let path: string;

beforeAll(async () => {
  server = await createTestApp();
  project = await server.projectId('Alpenguss GmbH');
  path = `/api/business-segments/project/${project}`;
});
beforeEach(async () => {
  await server.database.query('delete from business_segments');
  await post('populate', {});
});
afterAll(() => server.close());

const { post, list, find, save } = segmentCalls(() => ({ server, projectId: project }));

describe('the list', () => {
  test('contains what customers have requested and was not declined, by sector and country', async () => {
    const { data, meta } = await list();
    expect(data.map(({ sectorCode, countryCode }) => `${sectorCode} ${countryCode}`)).toEqual([
      'ALUMINIUM AT',
      'CASTINGS_FORGINGS AT',
      'MACHINERY AT',
      'MACHINERY SI',
      'METAL_PRODUCTS SI',
      'VEHICLE_PARTS AT',
      'VEHICLE_PARTS SI',
    ]);
    expect(meta.pagination.total).toBe(7);
    expect(data[0]).toEqual({
      ...aluminium,
      ...noLists,
      id: expect.any(String),
      assessmentStatus: 'draft',
      submittedAt: null,
      submitted: null,
      score: null,
      performance: null,
      updatedAt: expect.any(String),
      updatedBy: null,
      version: 1,
    });
  });

  test('is paged', async () => {
    const { data, meta } = await list('?page=2&pageSize=5');
    expect([data.length, meta.pagination]).toEqual([2, { page: 2, pageSize: 5, pageCount: 2, total: 7 }]);
    expect((await list('?page=9')).meta.pagination.total).toBe(7);
  });
});

test('populating adds what is missing, and nothing twice', async () => {
  await server.database.query("delete from business_segments where sector_code = 'MACHINERY'");
  const first = await post('populate', {});
  expect([first.statusCode, (await list()).data.length]).toEqual([200, 7]);
  await post('populate', { force: true });
  expect((await list()).data).toHaveLength(7);
});

test('accepting a declined request adds its segment', async () => {
  const requests = (
    await server.call(people.user, { url: `/api/customer-requests/project/${project}` })
  ).json();
  const declined = requests.data.find(
    (each: { Status: string; RequestedSector: string }) => each.RequestedSector === 'PLASTICS_RUBBER',
  );
  await server.call(people.user, {
    method: 'POST',
    url: `/api/customer-requests/project/${project}/respond`,
    payload: { linkingId: declined.LinkingId, action: 'ACCEPT' },
  });
  expect(await find({ sectorCode: 'PLASTICS_RUBBER', countryCode: 'AT' })).toMatchObject({ version: 1 });
});

describe('importing', () => {
  const parameters = { sourceSectorCode: 'VEHICLE_PARTS', sourceCountryCode: 'AT', targetCountryCode: 'SI' };
  const target = { sectorCode: 'VEHICLE_PARTS', countryCode: 'SI' };

  test('copies only what is not answered yet', async () => {
    const source = wholeSegment('VEHICLE_PARTS');
    await save(source, undefined, people.user, { ...target, countryCode: 'AT' });
    await save(share(99), undefined, people.user, target);
    const answer = await post('import-answers', parameters);
    expect(answer.statusCode).toBe(200);
    const { data, imported } = answer.json();
    const total = Object.values(source).reduce((sum, each) => sum + each.length, 0);
    expect(imported).toBe(total - 1);
    expect(data.BusinessSegmentAnswers).toEqual(expect.arrayContaining(share(99).BusinessSegmentAnswers));
    expect((await post('import-answers', parameters)).json().imported).toBe(0);
  });

  test.each(['sourceSectorCode', 'sourceCountryCode', 'targetCountryCode'])(
    'without %s: Missing required parameters',
    async (name) => {
      const payload = { ...parameters, [name]: undefined };
      expect(refusal(await post('import-answers', payload))).toEqual([400, 'Missing required parameters']);
    },
  );

  test.each([
    { ...parameters, sourceCountryCode: 'FR' },
    { ...parameters, targetCountryCode: 'FR' },
  ])('from or to a missing segment: Segment not found', async (payload) => {
    expect(refusal(await post('import-answers', payload))).toEqual([404, 'Segment not found']);
  });
});

describe('segments that a company adds itself', () => {
  const key = { sectorCode: 'GLASS_CERAMICS', countryCode: 'JP' };

  test('can be added once, and removed while no customer requests them', async () => {
    const first = await post('create', key);
    expect(first.statusCode).toBe(200);
    const { data } = first.json();
    expect((await post('create', key)).json().data.id).toBe(data.id);
    const remove = () => server.call(people.user, { method: 'DELETE', url: `${path}/${data.id}` });
    expect((await remove()).statusCode).toBe(200);
    expect(refusal(await remove())).toEqual([404, 'Segment not found']);
  });

  test('cannot be removed once a colleague has answered, even just a plan', async () => {
    const { id } = (await post('create', key)).json().data;
    const measureId = wholeSegment(key.sectorCode).BusinessSegmentHotspotAnswers[0]?.measureId ?? '';
    const answer = (inOneYear: number | null) =>
      save(
        {
          BusinessSegmentHotspotAnswers: [
            { measureId, today: null, inOneYear, inThreeYears: null, startYear: null },
          ],
        },
        undefined,
        people.mainUser,
        key,
      );
    const remove = () => server.call(people.user, { method: 'DELETE', url: `${path}/${id}` });
    await answer(50);
    const refused = await remove();
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'SEGMENT_NEEDED']);
    await answer(null);
    expect((await remove()).statusCode).toBe(200);
  });

  test('must have a known sector and country', async () => {
    const answer = await post('create', { sectorCode: 'MAGIC', countryCode: 'AT' });
    expect(refusal(answer)).toEqual([400, 'Choose a sector and a country from the lists.']);
  });

  test('cannot be removed while a customer requests them', async () => {
    const { id } = await find();
    const answer = await server.call(people.user, { method: 'DELETE', url: `${path}/${id}` });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'SEGMENT_NEEDED']);
  });
});

describe('benchmarks', () => {
  const benchmark = (sector: string) =>
    server.call(people.user, { url: `/api/business-segments/benchmarks/${sector}` });

  /** Companies with a submitted segment of the sector, with these scores. */
  async function submitted(...scores: number[]) {
    for (const [index, score] of scores.entries())
      await server.database.query(
        `with company as (insert into projects (name) values ($1) returning id)
         insert into business_segments (project_id, sector_code, country_code, submitted_score)
         select id, 'FREIGHT', 'DE', $2 from company`,
        [`Spedition ${index}`, score],
      );
  }

  test('are not shown below five companies', async () => {
    await submitted(10, 20, 30, 40);
    expect((await benchmark('FREIGHT')).json()).toEqual({ data: null });
  });

  test('are quartiles in whole points from five companies on', async () => {
    await submitted(10.4, 20, 30.2, 40, 50);
    expect((await benchmark('FREIGHT')).json()).toEqual({
      data: { sectorCode: 'FREIGHT', companies: 5, lowerQuartile: 20, median: 30, upperQuartile: 40 },
    });
  });

  test('count a company once, no matter for how many countries it answers', async () => {
    await submitted(10, 20, 30, 40);
    await server.database.query(
      `insert into business_segments (project_id, sector_code, country_code, submitted_score)
       select project_id, 'FREIGHT', 'FR', 90 from business_segments where sector_code = 'FREIGHT'`,
    );
    expect((await benchmark('FREIGHT')).json()).toEqual({ data: null });
  });

  test.each(['', 'not%20a%20code'])('need a sector code: "%s"', async (sector) => {
    expect(refusal(await benchmark(sector))).toEqual([400, 'Sector code is required']);
  });
});
