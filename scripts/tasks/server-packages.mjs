import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { serverBundle } from './server-bundle.mjs';

/** Packages of which the server reads a file instead of importing them. */
const readAsFiles = [
  ...['@fastify/swagger-ui', '@fontsource-variable/inter', '@simplewebauthn/browser', 'email-providers'],
];

/** Folders below node_modules that the built server needs, according to package-lock.json: a ninth of all. */
export async function serverPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const wanted = [...(await importedPackages()), ...readAsFiles].map((name) => folderOf(packages, '', name));
  const found = new Set();
  for (let folder = wanted.pop(); folder; folder = wanted.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    const {
      dependencies,
      optionalDependencies,
      peerDependencies,
      peerDependenciesMeta = {},
    } = packages[folder];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const needed = folderOf(packages, folder, name);
      const isOptional = name in (optionalDependencies ?? {}) || peerDependenciesMeta[name]?.optional;
      if (needed && !(isOptional && packages[needed].dev)) wanted.push(needed);
      else if (!needed && !isOptional)
        throw new Error(`${folder} needs ${name}, which is not in the lock file.`);
    }
  }
  return [...found].sort();
}

async function importedPackages() {
  const { metafile } = await build({ ...serverBundle, write: false, metafile: true });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports
    .filter(
      ({ external, path: name }) => external && !name.startsWith('node:') && !builtinModules.includes(name),
    )
    .map(({ path: name }) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)];
}

/** Where Node finds a package that is imported from `folder`. */
function folderOf(packages, folder, name) {
  for (let from = folder; ; from = path.posix.dirname(from)) {
    const candidate = path.posix.join(from, 'node_modules', name);
    if (candidate in packages) return candidate;
    if (from === '' || from === '.') return undefined;
  }
}
