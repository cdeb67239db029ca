import { readFileSync } from 'node:fs';
import { Environment } from '../server/config';

test('the README explains every variable of the environment, and no other', () => {
  const explained = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` /gm)].map(
    (row) => row[1],
  );
  expect(explained).toEqual(Object.keys(Environment.properties));
});
