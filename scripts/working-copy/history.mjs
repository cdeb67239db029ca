import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesAt, git, gitOr, hasHistory } from './git.mjs';
import { refuse } from './refusal.mjs';

const unit = '\u001f';
const record = '\u001e';
const format = `--format=${record}${['%H', '%aI', '%an', '%s'].join(unit)}`;
const texts = 'locales';
/** Publications per response, and versions of a file that are searched. */
const page = 20;
const maxVersions = 100;

const linesOf = (printed) => printed.split('\n').filter((line) => line !== '');

function commits(folder, args) {
  const printed = git(folder, ['log', format, '--name-only', '--relative', ...args]);
  return printed
    .split(record)
    .slice(1)
    .map((text) => {
      const [head = '', ...lines] = linesOf(text);
      const [id, time, author, name] = head.split(unit);
      return { id, time, author, name, paths: lines };
    });
}

function commitOf(id) {
  if (!/^[0-9a-f]{40,64}$/.test(id)) throw refuse(422, 'This is not a publication.');
  return id;
}

/** The commits that changed language files, newest first, and uncommitted changes. */
export function publications(folder, { skip = 0 }) {
  if (!hasHistory(folder)) return { hasHistory: false, uncommitted: [], publications: [] };
  const changed = git(folder, ['diff', '--name-only', '--relative', 'HEAD', '--', texts]);
  return {
    hasHistory: true,
    uncommitted: linesOf(changed),
    publications: commits(folder, [`--skip=${Number(skip)}`, `--max-count=${page}`, '--', texts]),
  };
}

/** The language files that a publication has changed, before and after it. */
export function publication(folder, { id }) {
  const [found] = commits(folder, ['--max-count=1', commitOf(id), '--', texts]);
  const paths = found?.id === id ? found.paths : [];
  const at = (path) => [`${id}^:./${path}`, `${id}:./${path}`];
  const files = filesAt(folder, paths.flatMap(at));
  return paths.map((path) => {
    const [before = '{}', after = '{}'] = at(path).map((name) => files.get(name));
    return { path, before, after };
  });
}

/** All versions of a language file, newest first. */
export function versions(folder, { path }) {
  if (!hasHistory(folder)) return [];
  const found = commits(folder, [`--max-count=${maxVersions}`, '--', path]);
  const files = filesAt(
    folder,
    found.map(({ id }) => `${id}:./${path}`),
  );
  return found.map(({ id, time, author, name }) => ({
    ...{ id, time, author, name },
    data: files.get(`${id}:./${path}`) ?? '{}',
  }));
}

/** The language files that have changed since the beginning of a day, as they were then and as they are. */
export function since(folder, { day }) {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw refuse(422, 'This is not a day.');
  const last = gitOr(folder, ['rev-list', '-1', `--before=${day}T00:00:00`, 'HEAD'])?.trim();
  if (!last) return null;
  const paths = linesOf(git(folder, ['diff', '--name-only', '--relative', last, '--', texts]));
  const files = filesAt(
    folder,
    paths.map((path) => `${last}:./${path}`),
  );
  const now = (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '{}');
  return paths.map((path) => ({ path, before: files.get(`${last}:./${path}`) ?? '{}', after: now(path) }));
}
