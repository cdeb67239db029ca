import type { ImportPreview } from '../../../core/contracts/ca-imports';
import { writeXlsx } from '../../../server/lib/tables/write-xlsx';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());

async function look(content: string | Buffer): Promise<ImportPreview['data']> {
  const answer = await server.call(people.mainUser, {
    method: 'POST',
    url: `/api/ca-imports/project/${projectId}/preview?fileName=data`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  });
  return answer.json<ImportPreview>().data;
}

const header = 'Year,Activity ID,Amount,Unit,Country';
const spendHeader = ['Year', 'Turnover (thousand USD)', 'Spend share of turnover (%)'];
const activity = '2024,101,5,kWh,DE';
const lines = (count: number, line: string) => `${line}\n`.repeat(count);
const tooMany = { errorCount: 1, errors: [{ table: null, row: 0, code: 'TOO_MANY_ROWS', about: '10000' }] };

describe('a file with more than 10,000 rows gets that one error', () => {
  test.each([
    ['one too many', `${header}\n${lines(10_001, activity)}`],
    ['5 MB of unknown content', `${header}\n${lines(2_600_000, 'x')}`],
    ['5 MB of repeated rows', `${spendHeader.join()}\n${lines(500_000, '2024,1,1')}`],
    ['all rows after 30,000 empty ones', `${header}\n${activity}\n${lines(30_000, '')}${activity}\n`],
  ])('CSV, %s', async (_what, file) => {
    expect(await look(file)).toMatchObject(tooMany);
  });

  test('a workbook, in one sheet or in two', async () => {
    const spend = (count: number) => [spendHeader, ...Array.from({ length: count }, () => [2024, 'x', 1])];
    const shares = Array.from({ length: 5_001 }, () => [2024, 'TYRES', 1]);
    const sheets = [
      { name: 'Spend', rows: spend(5_000) },
      { name: 'Distribution', rows: [['Year', 'Sector code', 'Share of input (%)'], ...shares] },
    ];
    expect(await look(await writeXlsx([{ name: 'Spend', rows: spend(10_001) }]))).toMatchObject(tooMany);
    expect(await look(await writeXlsx(sheets))).toMatchObject(tooMany);
  });
});

test('10,000 rows are read, with an empty one after each and any number at the end', async () => {
  const { counts, errors } = await look(
    `${header}\n${lines(10_000, `${activity}\n`)}${lines(200_000, ',,,,')}`,
  );
  expect([counts.activities?.create, errors]).toEqual([10_000, []]);
});

test('at most 10,000 errors are counted', async () => {
  const { errors, errorCount } = await look(`${header}\n${lines(9_000, 'x,y,z,kWh,DE')}`);
  expect([errors.length, errorCount]).toEqual([10_000, 10_000]);
});

test('every refused row is returned, or the number of further ones in a very large file', async () => {
  const refusedOf = async (cell: string) => {
    const { refused, moreRefused } = await look(`${header}\n${lines(9_500, `2024,101,${cell},kWh,DE`)}`);
    return [refused[0]?.rows.length, moreRefused];
  };
  expect(await refusedOf('x')).toEqual([9_500, 0]);
  expect(await refusedOf('x'.repeat(388))).toEqual([5_000, 4_500]);
});
