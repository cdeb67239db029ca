import { checkSuitable } from './check-suitable';

const check = (number: string, encoding: string) =>
  checkSuitable({ query: <Row>() => Promise.resolve([{ number, version: '15.4', encoding }] as Row[]) });

test('PostgreSQL 15 in UTF-8 is suitable', async () => {
  expect(await check('150004', 'UTF8')).toBe('PostgreSQL 15.4');
});

test('an older one, and one that does not hold every language, are refused', async () => {
  await expect(check('140012', 'UTF8')).rejects.toThrow(/^PostgreSQL .* is too old; take 15 or newer\.$/);
  await expect(check('150004', 'LATIN1')).rejects.toThrow(
    'The database has the encoding LATIN1; create one with createdb --encoding=UTF8 --template=template0 and use that.',
  );
});
