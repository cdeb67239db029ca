import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadConfig } from '../server/config';
import { Environment } from '../server/environment';

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
}

const read = (file: string) => readFileSync(file, 'utf8');
const known = Object.keys(Environment.properties);
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const unit = read('deploy/systemd/supplier-plus-s.service');
const dockerfile = read('Dockerfile').replaceAll('\\\n', '');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('compose.yaml', () => {
  test('runs two servers with the same settings, with variables that the server knows', () => {
    const { 'server-1': first, 'server-2': second } = compose.services;
    expect(first).toEqual(second);
    const names = Object.keys(first?.environment ?? {});
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('mounts files that exist', () => {
    const files = Object.values(compose.services)
      .flatMap(({ volumes = [] }) => volumes)
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((source) => source.startsWith('.'));
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !existsSync(join('deploy', file)))).toEqual([]);
  });

  test('uses exactly the variables of example.env', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    const named = [...read('deploy/example.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(named));
  });

  test('backs up both databases into one folder that the servers check', () => {
    const { 'server-1': server, backup, 'backup-keycloak': ofKeycloak } = compose.services;
    expect(backup?.command?.at(-1)).toContain('node build/server/cli.mjs backup --into /data --keep ');
    expect(ofKeycloak?.command?.at(-1)).toContain('sh /backup-keycloak /data ');
    expect(server?.environment?.BACKUP_FOLDER).toBe('/data');
    expect(server?.volumes).toEqual(['backups:/data:ro']);
    for (const service of [backup, ofKeycloak]) expect(service?.volumes).toContain('backups:/data');
  });

  test('the proxy lists all servers', () => {
    const proxied = /reverse_proxy (server.*) \{/.exec(read('deploy/caddy/Caddyfile'))?.[1];
    const servers = Object.keys(compose.services).filter((name) => name.startsWith('server'));
    expect(proxied).toBe(servers.map((name) => `${name}:8000`).join(' '));
  });

  test('sets all placeholders of the imported realm, including those with a default', () => {
    const placeholders = [...read('deploy/keycloak/platform-realm.json').matchAll(/\$\{([A-Z_]+)[:}]/g)];
    const needed = placeholders.map(([, name = '']) => name);
    const given = Object.keys(compose.services.keycloak?.environment ?? {});
    expect(needed).toContain('SMTP_PASSWORD');
    expect(needed.filter((name) => !given.includes(name))).toEqual([]);
  });

  test('lets Keycloak mail changed credentials, but no wrong passwords', () => {
    expect(JSON.parse(read('deploy/keycloak/platform-realm.json'))).toMatchObject({
      eventsListeners: expect.arrayContaining(['email']) as unknown,
    });
    expect(compose.services.keycloak?.environment).toMatchObject({
      KC_SPI_EVENTS_LISTENER__EMAIL__INCLUDE_EVENTS: 'UPDATE_CREDENTIAL,REMOVE_CREDENTIAL',
    });
  });
});

describe('Dockerfile', () => {
  test('copies only existing files and runs only scripts of package.json', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
      files.split(' '),
    );
    expect(copied).toContain('package-lock.json');
    expect(copied.filter((file) => !existsSync(file))).toEqual([]);
    const run = [...dockerfile.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('installs packages once: later build steps find them installed', () => {
    const [before = ''] = dockerfile.split('COPY . .');
    const folder = mkdtempSync(join(tmpdir(), 'image-'));
    for (const [, files = ''] of before.matchAll(/^COPY (.+) \S+$/gm))
      for (const file of files.split(' ')) cpSync(file, join(folder, file), { recursive: true });
    const npm = join(folder, 'bin/npm');
    mkdirSync(join(folder, 'bin'));
    writeFileSync(npm, '#!/bin/sh\nmkdir -p node_modules && echo "$@" >> installed\n', { mode: 0o755 });
    const { NODE_ENV: _none, ...rest } = process.env;
    const env = { ...rest, PATH: `${join(folder, 'bin')}:${process.env.PATH ?? ''}` };
    const run = (command: string) =>
      execFileSync('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
    for (const [, command = ''] of before.matchAll(/^RUN (.+)$/gm)) run(command);
    run(`node -e "import('./scripts/tasks/prepare.mjs').then(({ prepare }) => prepare([]))"`);
    const installed = readFileSync(join(folder, 'installed'), 'utf8').trim().split('\n');
    rmSync(folder, { recursive: true });
    expect(installed).toEqual([expect.stringMatching(/^install --no-save /)]);
  });

  test('keeps everything that is collected for production out of .dockerignore', () => {
    const ignored = read('.dockerignore').split('\n');
    const [, list = ''] = /const product = \[(.+?)\n\];/s.exec(read('scripts/collect.mjs')) ?? [];
    const collected = [...list.matchAll(/'([\w./]+)'/g)].map(([, name = '']) => name);
    expect(collected).toContain('deploy');
    // These two are built in the image.
    const built = ['build/server', 'public'];
    const missing = collected.filter(
      (name) => !built.includes(name) && ignored.includes(name.split('/')[0] ?? ''),
    );
    expect(missing).toEqual([]);
  });

  test('runs as an unprivileged user in the end, with variables that the server knows', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    expect(last).toMatch(/^USER node$/m);
    const names = [...(/^ENV (.+)$/m.exec(last)?.[1] ?? '').matchAll(/([A-Z_]+)=/g)].map(([, name]) => name);
    expect(names.filter((name) => name !== 'NODE_ENV' && !known.includes(name ?? ''))).toEqual([]);
  });
});

test('the systemd unit starts the built server, with variables that the server knows', () => {
  expect(unit).toContain('\nExecStart=/usr/bin/node --enable-source-maps build/server/main.mjs\n');
  const names = [...(/^Environment=(.+)$/m.exec(unit)?.[1] ?? '').matchAll(/([A-Z_]+)=/g)];
  expect(names.map(([, name]) => name).filter((name) => name !== 'NODE_ENV')).toEqual([
    'DEMO',
    'DATA_DIR',
    'BACKUP_FOLDER',
  ]);
});

test('the systemd unit waits longer for a stop than servers behind the Caddyfile need', () => {
  const delay = /^ +SHUTDOWN_DELAY: '(\d+)'$/m.exec(read('deploy/compose.yaml'))?.[1];
  const timeout = loadConfig({}).shutdownTimeoutMs / 1000;
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(Number(delay) + timeout);
});

test('operator commands run with the account, folder, settings and node of the systemd unit', () => {
  const command = read('deploy/systemd/supplier-plus-s').replaceAll('\\\n', '');
  const of = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
  const optionsOf = (name: string) =>
    [...command.matchAll(new RegExp(` ${name}[ =](\\S+)`, 'g'))].map(([, value = '']) => value);
  expect(optionsOf('--uid')).toEqual([of('User')]);
  expect(optionsOf('--working-directory')).toEqual([of('WorkingDirectory')]);
  expect(optionsOf('-E')).toEqual(of('Environment').split(' '));
  const properties = optionsOf('-p');
  expect(properties).toContain(`EnvironmentFile=${of('EnvironmentFile')}`);
  expect(properties.filter((property) => !unit.split('\n').includes(property))).toEqual([]);
  const program = of('ExecStart').replace('main.mjs', 'cli.mjs');
  expect(command).toMatch(new RegExp(` ${program.replaceAll('.', '\\.')} "\\$@"\n$`));
});

test('the timer makes backups with the account, folder and settings of the server', () => {
  const backup = read('deploy/systemd/supplier-plus-s-backup.service');
  const lines = (text: string, names: RegExp) => text.split('\n').filter((line) => names.test(line));
  const shared = /^(User|StateDirectoryMode|UMask|WorkingDirectory|EnvironmentFile)=/;
  expect(lines(backup, shared)).toEqual(expect.arrayContaining(lines(unit, shared)));
  const [settings = ''] = lines(unit, /^Environment=/);
  expect(backup).toContain(`\n${settings} BACKUP_KEEP=14\n`);
  expect(backup).toMatch(
    /^ExecStart=.* build\/server\/cli\.mjs backup --into \$\{BACKUP_FOLDER\} --keep \$\{BACKUP_KEEP\}$/m,
  );
  expect(backup).toMatch(/^Wants=.*supplier-plus-s-backup-keycloak\.service/m);
});

test.each(['backup', 'backup-keycloak'])('the unit for %s is as confined as the server', (name) => {
  const confinements = unit
    .split('\n')
    .filter((line) => /^(Protect|Private|Restrict|Lock|No|System|Cap)/.test(line));
  expect(confinements).toContain('SystemCallFilter=@system-service');
  const lines = read(`deploy/systemd/supplier-plus-s-${name}.service`).split('\n');
  expect(lines).toEqual(expect.arrayContaining(confinements));
});

test('a production server gets the packages it runs with, and not those that build the site', () => {
  const program = `import('./scripts/tasks/server-packages.mjs').then(async (m) => console.log(JSON.stringify(await m.serverPackages())))`;
  const packages = JSON.parse(
    execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }),
  ) as string[];
  expect(packages).toEqual(
    expect.arrayContaining([
      'node_modules/fastify',
      'node_modules/pg-pool',
      'node_modules/@electric-sql/pglite',
    ]),
  );
  expect(packages.filter((name) => /\/(gatsby|typescript|esbuild|keycloak-js|jest)$/.test(name))).toEqual([]);
  expect(packages.filter((name) => !existsSync(name))).toEqual([]);
});
