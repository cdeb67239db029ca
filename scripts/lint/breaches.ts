import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const root = join(__dirname, '../..');

export type Sources = readonly (readonly [file: string, source: string])[];

/** The configuration of `npm run lint` for another folder, without the rules that need types. */
const configuration = `
import config from ${JSON.stringify(join(root, 'oxlint.config.mjs'))};
export default { ...config, options: {} };
`;

/** Files may occur several times: all but the first are numbered. */
const pathsOf = (sources: Sources) =>
  sources.map(([file], index) => {
    const isFirst = sources.findIndex(([other]) => other === file) === index;
    return isFirst ? file : join(dirname(file), `${index}-${basename(file)}`);
  });

/** Exits with 1 when it finds something. */
const lint = (folder: string, files: readonly string[]) =>
  new Promise<string>((resolve, reject) => {
    const args = [join(root, 'node_modules/.bin/oxlint'), '-c', 'oxlint.config.mjs', '-f', 'json', ...files];
    execFile(process.execPath, args, { cwd: folder }, (error, stdout) =>
      !error || error.code === 1 ? resolve(stdout) : reject(new Error(stdout, { cause: error })),
    );
  });

/** How often each source breaks the rules whose name matches, as in `local(no-form-state)`. */
export async function breaches(rules: RegExp, sources: Sources): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'));
  try {
    const paths = pathsOf(sources);
    for (const name of ['node_modules', 'scripts']) await symlink(join(root, name), join(folder, name));
    await writeFile(join(folder, 'oxlint.config.mjs'), configuration);
    for (const [index, [, source]] of sources.entries()) {
      const path = join(folder, paths[index] ?? '');
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, source);
    }
    const { diagnostics } = JSON.parse(await lint(folder, paths)) as {
      diagnostics: { code: string; filename: string }[];
    };
    return paths.map(
      (path) => diagnostics.filter(({ code, filename }) => rules.test(code) && filename === path).length,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
