import { readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { Environment } from '../server/environment';

test('docs/configuration.md describes every environment variable the server knows, and no other', () => {
  const table = readFileSync('docs/configuration.md', 'utf8').matchAll(
    /^\| `([A-Z_]+)` *\| (.+?) *\| (.*?) *\|$/gm,
  );
  const explained = [...table].map(([, name, meaning, standard]) => ({ name, meaning, standard }));
  const properties: Record<string, TSchema> = Environment.properties;
  expect(explained).toEqual(
    Object.entries(properties).map(([name, schema]) => ({
      name,
      meaning: 'description' in schema && String(schema.description).replace(/\.$/, ''),
      standard: 'default' in schema ? `\`${String(schema.default)}\`` : '',
    })),
  );
});
