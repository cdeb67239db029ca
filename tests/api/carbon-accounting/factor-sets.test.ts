import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manageFactors } from '../../../server/cli/factors';
import { demoYear } from '../../support/server/demo-year';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let folder: string;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'factors-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => server.close());

const header = 'id,key,country,forYear,value,unit,source,year,geography,dataQuality,uncertaintyPercent';
const mix = 'mix,residual-mix,AT,,0.555,kWh,aib,2024,AT,2,5';

function write(overrides: { id?: string; csv?: string; json?: string } = {}): string {
  const { id = 'aib-2024', csv = `${header}\n${mix}\n` } = overrides;
  const sources = { aib: { publisher: 'AIB', edition: '2024', licence: 'own use', boundary: 'generation' } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'set.json'),
    overrides.json ?? JSON.stringify({ id, title: 'Residual mixes', sources }),
  );
  writeFileSync(join(folder, 'factors.csv'), csv);
  return folder;
}
const factors = (...args: string[]) => manageFactors(server.database, args);

test('a set is checked, added once, listed, chosen, and used from the next calculation on', async () => {
  expect(await factors('check', write())).toEqual(['aib-2024: Residual mixes, 1 factors, no faults.']);
  await factors('add', folder);
  await expect(factors('add', folder)).rejects.toThrow('There is a set "aib-2024" already');
  await factors('use', '--project', String(projectId), '--set', 'aib-2024');
  expect((await factors('list')).at(-1)).toBe('aib-2024\t1 factors\t1 projects\tResidual mixes');

  const url = `/api/ca-emission-results/project/${projectId}`;
  const year = demoYear;
  const marketBased = async () => {
    const answer = await server.call(people.mainUser, { url: `${url}?year=${year}&scope=2` });
    const { data } = answer.json<{
      data: {
        scopeDetails: string;
        activityId: number;
        countryCode: string;
        factor: object;
        needsRecalculation: boolean;
      }[];
    }>();
    return data.find(
      (row) => row.scopeDetails === 'market-based' && row.activityId === 401 && row.countryCode === 'AT',
    );
  };
  expect(await marketBased()).toMatchObject({ needsRecalculation: true, factor: { geography: 'AT' } });
  expect((await marketBased())?.factor).not.toMatchObject({ publisher: 'AIB' });
  await server.call(people.mainUser, { method: 'POST', url: `${url}/calculate`, payload: { year } });
  expect(await marketBased()).toMatchObject({
    needsRecalculation: false,
    factor: { id: 'aib-2024/mix', value: 0.555, publisher: 'AIB', unit: 'kg CO2e/kWh' },
    // The set is for 2024, and the account is last year's.
    notes: ['EDITION_YEAR'],
  });
  await factors('use', '--project', String(projectId), '--set', 'shipped');
  expect((await factors('list')).at(-1)).toContain('0 projects');
});

test.each([
  ['mix,grids,AT,,0.5,kWh,aib,2024,AT,2,5', /line 2: the key "grids" is not one of grid/],
  ['mix,grid,AT,,0.5,MWh,aib,2024,AT,2,5', /line 2: the unit of grid is "kWh", not "MWh"/],
  ['mix,activity/999,,,1,kWh,aib,2024,AT,2,5', /line 2: the key "activity\/999" is not one of/],
  ['mix,grid,Austria,,0.5,kWh,aib,2024,AT,2,5', /line 2: the country "Austria" is not a code/],
  ['mix,grid,UK,,0.5,kWh,aib,2024,AT,2,5', /line 2: the country "UK" is not a code of ISO 3166-1 alpha-2/],
  [
    'mix,activity/401,AT,,0.5,kWh,aib,2024,AT,2,5',
    /line 2: the key "activity\/401" is never used: electricity has grid, residual-mix and contract/,
  ],
  ['mix,well-to-tank/402,AT,,0.5,kWh,aib,2024,AT,2,5', /line 2: the key "well-to-tank\/402" is never used/],
  ['mix,losses/101,AT,,0.5,kWh,aib,2024,AT,2,5', /line 2: the key "losses\/101" is not one of grid/],
  ['mix,grid,AT,24,0.5,kWh,aib,2024,AT,2,5', /line 2: forYear "24" is not a year/],
  ['mix,grid,AT,,"0,5",kWh,aib,2024,AT,2,5', /line 2: the value "0,5" is not a number from 0/],
  ['mix,grid,AT,,-1,kWh,aib,2024,AT,2,5', /line 2: the value "-1" is not a number from 0/],
  ['mix,grid,AT,,0.5,kWh,ember,2024,AT,2,5', /line 2: the source "ember" is not in set.json/],
  ['mix,grid,AT,,0.5,kWh,aib,2024,Europe,2,5', /line 2: the geography "Europe" is neither GLOBAL nor a code/],
  ['mix,grid,AT,,0.5,kWh,aib,2024,XX,2,5', /line 2: the geography "XX" is neither GLOBAL nor a code/],
  ['mix,grid,AT,,0.5,kWh,aib,2024,AT,6,5', /line 2: dataQuality "6" is not 1 to 5/],
  [`\n${mix}\n${mix}`, /line 4: stands for the same key, country and year as line 3/],
  ['', /factors.csv holds no factor/],
  ['"mix', /factors.csv: Quote Not Closed/],
])('%s is refused', async (lines, message) => {
  await expect(factors('check', write({ csv: `${header}\n${lines}\n` }))).rejects.toThrow(message);
});

test('heat and cooling have their own factors', async () => {
  const lines = [
    ...['activity/423,AT,,0.1', 'losses/423,AT,,0.01', 'losses-upstream/423,AT,,0.001'],
    'well-to-tank/421,AT,,0.03',
  ].map((line, index) => `${index},${line},kWh,aib,2024,AT,2,5`);
  expect(await factors('check', write({ csv: [header, ...lines, ''].join('\n') }))).toEqual([
    'aib-2024: Residual mixes, 4 factors, no faults.',
  ]);
});

test('a missing set or description is reported', async () => {
  await expect(factors('check', join(folder, 'nowhere'))).rejects.toThrow(/set.json is missing in/);
  await expect(factors('check', write({ json: '{' }))).rejects.toThrow(/set.json is not JSON/);
  await expect(factors('check', write({ id: 'Not An Id' }))).rejects.toThrow(/set.json: id must match/);
  await expect(factors('check', write({ csv: 'id,key\n' }))).rejects.toThrow(
    /has no column country, forYear/,
  );
  await expect(factors('use', '--project', '1', '--set', 'none')).rejects.toThrow(
    'There is no factor set "none"',
  );
  await expect(factors('use', '--project', '999999', '--set', 'shipped')).rejects.toThrow(
    'There is no project',
  );
  await expect(factors('use', '--project', '3000000000', '--set', 'x')).rejects.toThrow(
    'Say which project: factors use --project 1 --set x',
  );
  await expect(factors('paint')).rejects.toThrow('Say what to do');
});
