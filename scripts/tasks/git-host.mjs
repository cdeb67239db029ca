import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { lacking } from './programs.mjs';

const password = 'secret-of-the-test';

/** Why a Git host cannot run here, or undefined. */
export function gitHostFault() {
  const missing = lacking(['nginx', 'fcgiwrap']);
  return missing.length > 0 ? `no ${missing.join(', ')}; Debian: apt install nginx fcgiwrap` : undefined;
}

/**
 * Runs `work` with a temporary Git server over HTTP: Git's own, `git http-backend`, behind nginx, which requires a
 * password. It has one repository, a bare clone of the folder `from`. `clone` makes a working copy for a user and
 * returns its folder; `repository` is the folder of the bare one.
 */
export async function withGitHost({ from, users }, work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'git-host-'));
  const [port, wrapperPort] = [await freePort(), await freePort()];
  const git = (...args) => execFileSync('git', args, { stdio: 'pipe' });
  const repository = path.join(folder, 'texts.git');
  git('clone', '--quiet', '--bare', from, repository);
  const passwords = path.join(folder, 'passwords');
  writeFileSync(passwords, users.map((user) => `${user}:{PLAIN}${password}\n`).join(''));
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig({ folder, port, wrapperPort, passwords }));

  const programs = [
    spawn('fcgiwrap', ['-c', '4', '-s', `tcp:127.0.0.1:${wrapperPort}`], { stdio: 'ignore' }),
    spawn('nginx', ['-e', 'stderr', '-c', config], { stdio: ['ignore', 'ignore', 'inherit'] }),
  ];
  const ends = programs.map((program) => once(program, 'exit'));
  try {
    await Promise.all([port, wrapperPort].map(listens));
    return await work({ repository, clone: (user) => clone({ folder, port, user, git }) });
  } finally {
    programs.forEach((program) => program.kill('SIGTERM'));
    await Promise.all(ends);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function listens(port) {
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
  throw new Error(`Nothing listens at port ${port}.`);
}

/** As in docs/content.md: the password is in a credential helper. */
function clone({ folder, port, user, git }) {
  const copy = path.join(folder, user);
  const address = `127.0.0.1:${port}`;
  const credentials = path.join(folder, `${user}.credentials`);
  writeFileSync(credentials, `http://${user}:${password}@${address}\n`);
  const settings = {
    'credential.helper': `store --file=${credentials}`,
    'user.name': user,
    'user.email': `${user}@example.com`,
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ['--config', `${name}=${value}`]);
  git('clone', '--quiet', ...given, `http://${user}@${address}/texts.git`, copy);
  return copy;
}

function nginxConfig({ folder, port, wrapperPort, passwords }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  const backend = path.join(
    execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(),
    'git-http-backend',
  );
  const parameters = {
    SCRIPT_FILENAME: backend,
    GIT_PROJECT_ROOT: folder,
    GIT_HTTP_EXPORT_ALL: '1',
    PATH_INFO: '$uri',
    QUERY_STRING: '$query_string',
    REQUEST_METHOD: '$request_method',
    CONTENT_TYPE: '$content_type',
    CONTENT_LENGTH: '$content_length',
    REMOTE_USER: '$remote_user',
  };
  const given = Object.entries(parameters).map(([name, value]) => `fastcgi_param ${name} ${value};`);
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
access_log off;
${temporary}
server {
listen 127.0.0.1:${port};
client_max_body_size 64m;
auth_basic "Git";
auth_basic_user_file ${passwords};
location / {
fastcgi_pass 127.0.0.1:${wrapperPort};
${given.join('\n')}
}
}
}
`;
}
