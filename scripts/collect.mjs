import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { serverPackages } from './tasks/server-packages.mjs';

/** What a server in production needs besides its packages. */
const product = [
  ...['package.json', 'build/server', 'public', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'deploy', 'docs'],
  ...['core/theme/tokens.css', 'server/database/migrations'],
  ...['pages.css', 'second-factor.css', 'trial.css', 'passkeys.js'].map(
    (name) => `server/identity/embedded/pages/${name}`,
  ),
  ...['draw.css', 'draw.js'].map((name) => `server/plugins/reference/${name}`),
];

const target = process.argv[2];
if (!target || (existsSync(target) && readdirSync(target).length > 0))
  fail('Say which new folder: collect FOLDER');
for (const name of product) if (!existsSync(name)) fail(`${name} is missing: run "npm run build" first.`);

mkdirSync(target, { recursive: true });
const packages = await serverPackages();
for (const name of [...product, ...packages]) {
  const inner = path.join(name, 'node_modules');
  cpSync(name, path.join(target, name), { recursive: true, filter: (file) => file !== inner });
}
process.stderr.write(`${target}: the product and ${packages.length} packages\n`);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
