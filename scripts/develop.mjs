import { spawn } from 'node:child_process';
import { prepare } from './tasks/prepare.mjs';

const site = 'http://localhost:8000';
const server = 'http://localhost:8001';

await prepare([]);

// The browser sees one origin: the site's development server proxies requests (gatsby-node.ts).
const programs = [
  [
    'tsx',
    ['watch', '--tsconfig', 'server/tsconfig.json', 'server/main.ts'],
    { PORT: '8001', PUBLIC_URL: site },
  ],
  ['gatsby', ['develop', '--port', '8000'], { GATSBY_TELEMETRY_DISABLED: '1', DEVELOP_SERVER: server }],
].map(([name, args, env]) =>
  spawn(process.execPath, [`node_modules/.bin/${name}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }),
);

const stopAll = () => programs.forEach((program) => program.kill('SIGTERM'));
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
for (const program of programs) {
  program.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stopAll();
  });
}
