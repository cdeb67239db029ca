import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findEdit } from '../../lib/outbox/edit';
import { editLoaders } from './edit-loaders';

/** Names of all edits that features define. */
const names = ['src/domain', 'src/features']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .flatMap((name) => [
    ...readFileSync(name, 'utf8').matchAll(/defineEdit(?:<[^(]*>)?\(\{\s*name: '(?<name>[^']+)'/gu),
  ])
  .map(({ groups }) => groups?.name ?? '');

it('loads every edit, so that any page sends those queued on the device', async () => {
  for (const load of Object.values(editLoaders)) await load?.();
  expect(names).toContain('accounting-verification.update');
  expect(names.filter((name) => !findEdit(name))).toEqual([]);
});
