import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createInterface } from 'node:readline';
import { buildEditor, editorFolder, refreshStatus, writePlace } from './tasks/content.mjs';
import { prepare } from './tasks/prepare.mjs';
import { createPublisher } from './tasks/publish.mjs';
import { serveWorkingCopy } from './working-copy/serve.mjs';

const port = process.env.PORT ?? '8000';
const origin = `http://localhost:${port}`;
/** The same at every start, so that an open editor keeps working after a restart. */
const textsPort = Number(process.env.TEXTS_PORT ?? Number(port) + 1);

const texts = 'locales';
const siteFolder = 'build/site-of-texts';

await prepare(['server']);

const { publish, state } = createPublisher({ texts, folder: siteFolder });
const workingCopy = await serveWorkingCopy({
  folder: '.',
  editorOrigin: origin,
  port: textsPort,
  // Without it the texts are published only in this copy.
  branch: process.env.TEXTS_BRANCH,
  saved: publish,
  // An approved translation is not outdated.
  noted: refreshStatus,
  siteState: state,
}).catch((error) => {
  process.stderr.write(
    error.code === 'EADDRINUSE'
      ? `Port ${textsPort} is not free: is the editor running already?\n`
      : `${error.message}\n`,
  );
  process.exit(1);
});
process.stderr.write('Building the site (a minute or two, once; then seconds) ...\n');
if ((await publish()).code !== 0) process.exit(1);
// Also covers other changes: an import, Git, a text editor. More changes usually follow the first.
let soon;
watch(texts, { recursive: true }, () => {
  clearTimeout(soon);
  soon = setTimeout(() => void publish().then(refreshStatus), 100);
});
const place = {
  backend: { name: 'proxy', proxy_url: workingCopy.address },
  // Without it no text leaves this machine.
  ...(process.env.TRANSLATION_URL && { translation: { url: process.env.TRANSLATION_URL } }),
};

process.stderr.write('Building the editor (up to a minute) ...\n');
const editor = await buildEditor();
if (editor.code !== 0) {
  process.stderr.write(`${editor.output}\n`);
  process.exit(1);
}
writePlace(place);

const server = spawn(process.execPath, ['build/server/main.mjs'], {
  env: {
    ...process.env,
    PORT: port,
    PUBLIC_URL: origin,
    CONTENT_DIR: editorFolder,
    SITE_DIR: `${siteFolder}/site`,
    // Its log lines would hide the ones for the editor.
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // Its own data: the embedded database serves one process, and the product may be running.
    DATA_DIR: process.env.DATA_DIR ?? 'build/content-data',
  },
  stdio: ['inherit', 'pipe', 'inherit'],
});
const stop = () => server.kill('SIGTERM');
process.on('SIGINT', stop).on('SIGTERM', stop);
server.on('exit', (code) => process.exit(code ?? 0));

for await (const line of createInterface({ input: server.stdout })) {
  process.stdout.write(`${line}\n`);
  const [, invitation] = /^An invitation to register with: \S+\?(\S+)$/.exec(line) ?? [];
  if (invitation) writePlace({ ...place, invitation });
  if (line.startsWith('Mails are kept'))
    process.stdout.write(`\nThe texts are edited at ${origin}/content/\n`);
}
