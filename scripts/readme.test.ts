import { readFileSync } from 'node:fs';
import { Environment } from '../server/config';

/** What a variable's schema says of it, beside its type. */
interface Said {
  type: string;
  description?: string;
  default?: string | number;
}

test('the README says of every variable of the environment what the server knows, and of no other', () => {
  const table = readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` *\| (.+?) *\| (.*?) *\|$/gm);
  const explained = [...table].map(([, name, meaning, standard]) => ({ name, meaning, standard }));
  const properties: Record<string, Said> = Environment.properties;
  expect(explained).toEqual(
    Object.entries(properties).map(([name, { description, default: standard }]) => ({
      name,
      meaning: description?.replace(/\.$/, ''),
      standard: standard === undefined ? '' : `\`${String(standard)}\``,
    })),
  );
});
