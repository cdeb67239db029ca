import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import readWorkbook from 'read-excel-file/universal';
import type { EmissionResultList } from '../../../core/contracts/ca-emission-results';
import type { OwnActivityList } from '../../../core/contracts/ca-own-activities';
import type { YearReportAnswer } from '../../../core/contracts/ca-years';
import { manageFactors } from '../../../server/cli/factors';
import { carbonFiles } from '../../support/server/carbon-files';
import { carbonInputs, refusal, withoutInputs } from '../../support/server/carbon-inputs';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
let folder: string;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(async () => {
  await withoutInputs(server);
  folder = mkdtempSync(join(tmpdir(), 'activities-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => server.close());

const { url, call, create, created } = carbonInputs(() => ({ server, projectId }));
const { send } = carbonFiles(() => ({ server, projectId }));
const factors = (...args: string[]) => manageFactors(server.database, args);

const factorsHeader =
  'id,key,country,forYear,value,unit,source,year,geography,dataQuality,uncertaintyPercent';
const activitiesHeader = 'key,en,de,es,fr,pt,zh-CN,unit,sheet,category,measured';
const sand =
  'moulding-sand,Moulding sand,Formsand,Arena de moldeo,Sable de moulage,Areia de moldagem,型砂,t,SCOPE3,5,yes';
const wash = 'core-wash,Core wash,Kernschlichte,Baño,Enduit,Tinta,涂料,kg,SCOPE1,,no';
const ofSand = 'a,activity/moulding-sand,,,12.5,t,own,2024,AT,2,10';
const ofWash = 'b,activity/core-wash,,,0.8,kg,own,2024,AT,3,20';

function write(
  id: string,
  activities: string,
  lines = `${ofSand}\n${ofWash}`,
  header = activitiesHeader,
): string {
  const sources = {
    own: { publisher: 'Foundry association', edition: '3', licence: 'own', boundary: 'use' },
  };
  writeFileSync(join(folder, 'set.json'), JSON.stringify({ id, title: 'Foundries', sources }));
  writeFileSync(join(folder, 'factors.csv'), `${factorsHeader}\n${lines}\n`);
  writeFileSync(join(folder, 'activities.csv'), `${header}\n${activities}\n`);
  return folder;
}

async function choose(id: string): Promise<OwnActivityList['data']> {
  await factors('add', write(id, `${sand}\n${wash}`));
  await factors('use', '--project', String(projectId), '--set', id);
  return (await call('GET', url('ca-own-activities'))).json<OwnActivityList>().data;
}

test('an operator’s activities can be entered, calculated, exported and imported by projects with the set', async () => {
  expect(await factors('check', write('foundry-1', `${sand}\n${wash}`))).toEqual([
    'foundry-1: Foundries, 2 factors, 2 activities of its own, no faults.',
  ]);
  const [added] = await choose('foundry-1');
  expect(added).toMatchObject({
    name: 'Moulding sand',
    names: { de: 'Formsand', 'zh-CN': '型砂' },
    dataCollectionSheet: 'SCOPE3',
    category: 5,
  });
  const ActivityId = added?.activityId ?? 0;
  const record = await created('ca-activities-data', { Year: 2024, ActivityId, Amount: 2000, Unit: 'kg' });
  expect(record).toMatchObject({ scope: 'SCOPE3', amount: 2, unit: 't', emissionFactor: 12.5 });
  await call('POST', url('ca-emission-results', '/calculate'), { year: 2024 });
  const rows = (await call('GET', `${url('ca-emission-results')}?year=2024`)).json<EmissionResultList>().data;
  expect(rows).toEqual([
    expect.objectContaining({
      ...{ scope: 3, category: 5, scopeDetails: 'direct', activityName: 'Moulding sand' },
      baselineEmissionsTonsCO2e: 0.025,
      factor: expect.objectContaining({ publisher: 'Foundry association', value: 12.5 }) as object,
    }),
  ]);
  const { byActivity } = (
    await call('GET', url('ca-emission-results', '/year/2024'))
  ).json<YearReportAnswer>().data;
  expect(byActivity).toMatchObject([{ key: String(ActivityId), name: 'Moulding sand' }]);

  const csv = await call('GET', url('ca-exports', '/year/2024?part=inputs&format=csv&table=activities'));
  expect(csv.body).toContain(`2024,${ActivityId},Moulding sand,2000,kg,`);
  const preview = await send('preview', csv.body);
  expect(preview.json()).toMatchObject({ data: { errorCount: 0, counts: { activities: { same: 1 } } } });
  const template = await call('GET', url('ca-imports', '/template?format=xlsx'));
  const sheets = await readWorkbook(new Uint8Array(template.rawPayload).buffer);
  const listed = sheets.find(({ sheet }) => sheet === 'List of activities')?.data ?? [];
  expect(listed.map(([id]) => id)).toContain(ActivityId);
  const offered = sheets.find(({ sheet }) => sheet === 'Lists')?.data ?? [];
  expect(offered.map(([name]) => name)).toContain('Moulding sand');
});

test('a key keeps its number and its unit in later sets', async () => {
  const [before] = await choose('foundry-2');
  const [after] = await choose('foundry-3');
  expect(after?.activityId).toBe(before?.activityId);
  const otherUnit = sand.replace(',t,', ',kg,');
  await expect(factors('add', write('foundry-4', otherUnit, ofSand.replace(',t,', ',kg,')))).rejects.toThrow(
    'The activity "moulding-sand" is measured in t since an earlier set',
  );
});

test('without the set nobody sees them, and existing entries stay until they are cleaned up', async () => {
  const [added] = await choose('foundry-5');
  const entry = { Year: 2024, ActivityId: added?.activityId ?? 0, Amount: 2 };
  await created('ca-activities-data', entry);
  await factors('use', '--project', String(projectId), '--set', 'shipped');
  expect((await call('GET', url('ca-own-activities'))).json()).toEqual({ data: [] });
  expect(await refusal(create('ca-activities-data', entry))).toEqual([
    400,
    `Activity ${entry.ActivityId} is not in the list of activities`,
  ]);
  const list = await call('GET', `${url('ca-activities-data')}?year=2024`);
  expect(list.json<{ data: object[] }>().data).toHaveLength(1);
});

test.each([
  [sand.replace('moulding-sand', '5x'), /line 2, column key: "5x" is not a key/],
  [`${sand}\n${sand}`, /line 3, column key: "moulding-sand" stands in line 2 already/],
  [sand.replace('Formsand', ''), /line 2, column de: the name is empty/],
  [sand.replace(',t,', ',,'), /line 2, column unit: "" is not a unit/],
  [sand.replace('SCOPE3', 'SCOPE4'), /line 2, column sheet: "SCOPE4" is not one of SCOPE1, SCOPE2, SCOPE3/],
  [sand.replace(',5,', ',16,'), /line 2, column category: "16" is not 1 to 15/],
  [sand.replace('SCOPE3', 'SCOPE1'), /line 2, column category: only SCOPE3 has categories/],
  [sand.replace(/yes$/, 'maybe'), /line 2, column measured: "maybe" is neither yes nor no/],
  [sand, /line 3: the key "activity\/core-wash" is not one of/],
  [`${sand}\n${wash}\n${wash.replace('core-wash', 'binder')}`, /no factor activity\/binder for the activity/],
])('%s is refused', async (activities, message) => {
  await expect(factors('check', write('foundry-6', activities))).rejects.toThrow(message);
});

test('only heat that is bought has losses', async () => {
  const withLosses = (sheet: string) =>
    factors(
      'check',
      write(
        'foundry-9',
        wash.replace('SCOPE1', sheet),
        `${ofWash}\nc,losses/core-wash,,,1,kg,own,2024,AT,3,9`,
      ),
    );
  expect(await withLosses('SCOPE2')).toEqual([
    'foundry-9: Foundries, 2 factors, 1 activities of its own, no faults.',
  ]);
  await expect(withLosses('SCOPE1')).rejects.toThrow(
    'line 3: the key "losses/core-wash" is never used: only activities of the sheet SCOPE2 have losses',
  );
});

describe('the energy of an operator’s activity', () => {
  const header = `${activitiesHeader},energy,kwhPerUnit,renewable`;
  const chips = wash.replace('core-wash,Core wash', 'bark,Bark').replace(',no', ',yes');
  const check = (energy: string, activity = chips) =>
    factors(
      'check',
      write('foundry-7', `${activity},${energy}`, ofWash.replace('core-wash', 'bark'), header),
    );

  test('is in the year’s MWh according to the set, and the results list what the set lacks', async () => {
    const lines = `${ofWash}\n${ofWash.replace('b,activity/core-wash', 'c,activity/bark')}`;
    await factors('add', write('foundry-8', `${chips},fuels,2.5,80\n${wash},,,`, lines, header));
    await factors('use', '--project', String(projectId), '--set', 'foundry-8');
    const own = (await call('GET', url('ca-own-activities'))).json<OwnActivityList>().data;
    const idOf = (name: string) => own.find((each) => each.name === name)?.activityId ?? 0;
    for (const name of ['Bark', 'Core wash'])
      await created('ca-activities-data', { Year: 2024, ActivityId: idOf(name), Amount: 4000 });
    await call('POST', url('ca-emission-results', '/calculate'), { year: 2024 });
    const answer = await call('GET', url('ca-emission-results', '/year/2024'));
    const { energy } = answer.json<YearReportAnswer>().data;
    expect(energy?.parts[0]).toEqual({ kind: 'fuels', renewable: 8, other: expect.closeTo(2, 9) as number });
    expect(energy).toMatchObject({ total: 10, unknown: [idOf('Core wash')] });
    const file = await call('GET', url('ca-exports', '/year/2024?part=results&format=xlsx'));
    const sheets = await readWorkbook(new Uint8Array(file.rawPayload).buffer);
    const inFile = sheets.find(({ sheet }) => sheet === 'Energy')?.data ?? [];
    expect(inFile.map(([first]) => first)).toContain('Not counted, energy not known: Core wash');
  });

  test('may be none, without being listed as missing', async () => {
    expect(await check('none,,')).toEqual([
      'foundry-7: Foundries, 1 factors, 1 activities of its own, no faults.',
    ]);
  });

  test.each([
    ['coal,3,', /column energy: "coal" is not one of fuels, electricity, heat, none/],
    [',3,', /column energy: say which kind of energy it is/],
    ['fuels,,', /column kwhPerUnit: "" is not a number above 0/],
    ['fuels,0,', /column kwhPerUnit: "0" is not a number above 0/],
    ['fuels,3,101', /column renewable: "101" is not 0 to 100/],
  ])('given as %s is refused', async (energy, message) => {
    await expect(check(energy)).rejects.toThrow(message);
  });
});
