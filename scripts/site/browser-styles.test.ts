import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Style sheets without comments, by file. */
const styles = ['src', 'server', 'core'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file))
    .map((file): [string, string] => [file, readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')]),
);

/** Matches of a pattern, each with its file. */
const found = (pattern: RegExp): string[] =>
  styles.flatMap(([file, style]) =>
    [...style.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`),
  );

it('draws underlines in Safari, whose `text-decoration` takes only the line', () => {
  expect(found(/[^-]text-decoration:\s*[\w-]+\s[^;]*/g)).toEqual([]);
});

it('gives the height of no modal as a part of it, which Safari takes for none since it follows the content', () => {
  const [, dialog = ''] = styles.find(([file]) => file.endsWith('ui/dialog.module.css')) ?? [];
  const rules = [...dialog.matchAll(/([^{};]+)\{[^{}]*height:\s*[\d.]+%/g)].map(([, selector]) =>
    selector?.trim(),
  );
  expect(rules).toEqual(['.drawer > .frame']);
});

it('repeats what Safari knows by its own name only, where the build does not do so: on pages of the server', () => {
  const own = found(/(?<=[\s{])-webkit-(user-select|hyphens): [^;]+/g);
  const all = found(/(?<=[\s{])(user-select|hyphens): [^;]+/g).filter((match) => match.startsWith('server'));
  expect(own).toEqual(all.map((match) => match.replace(': ', ': -webkit-')));
});
