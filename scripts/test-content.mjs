import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideChromium } from './tasks/browser.mjs';
import { endToEndTests } from './tasks/checks.mjs';
import { buildEditor, editorFolder, writePlace } from './tasks/content.mjs';
import { provideDecap } from './tasks/decap.mjs';
import { freePort } from './tasks/free-port.mjs';
import { gitHostFault, withGitHost } from './tasks/git-host.mjs';
import { keepBuilds } from './tasks/keep-builds.mjs';
import { prepare } from './tasks/prepare.mjs';
import { createPublisher } from './tasks/publish.mjs';
import { createReport, notRunHere } from './tasks/report.mjs';
import { run } from './tasks/run.mjs';
import { changeAndChangeBack } from './tasks/same-site.mjs';
import { serveWorkingCopy } from './working-copy/serve.mjs';

const name = 'end-to-end tests of the editor';
const suite = ['--config=tests/content/playwright.config.ts'];
const hostName = 'end-to-end tests with a Git server';
const emptiedName = 'end-to-end tests without translations';

const reason = await provideDecap(editorFolder);
if (reason) notRunHere(name, reason);
else process.exitCode = (await test()) ? 0 : 1;

/** Works on a copy of the texts, which the editor writes to and the site is built from. */
async function test() {
  await prepare(['site', 'server']);
  keepBuilds();
  const report = createReport();
  await report.step('pages made of texts: as Gatsby builds them', () =>
    changeAndChangeBack({ texts: 'locales', folder: 'build/tests/same-site' }),
  );
  const copy = mkdtempSync(path.join(tmpdir(), 'texts-'));
  process.on('exit', () => rmSync(copy, { recursive: true }));
  for (const folder of ['locales', 'content/rules'])
    cpSync(folder, path.join(copy, folder), { recursive: true });
  const texts = path.join(copy, 'locales');
  await keepHistory(copy);
  const port = String(await freePort());
  const folder = 'build/tests/site';
  const site = { SITE_DIR: path.join(folder, 'site') };
  const { publish, state } = createPublisher({ texts, folder });
  const workingCopy = await serveWorkingCopy({
    folder: copy,
    editorOrigin: `http://localhost:${port}`,
    saved: publish,
    siteState: state,
  });
  await report.step('build: site of the texts', publish);
  const editor = await report.step('build: editor', buildEditor);
  writePlace({ backend: { name: 'proxy', proxy_url: workingCopy.address } });
  const browser = await report.step('browser', provideChromium);
  if (editor && browser)
    await report.step(name, () =>
      endToEndTests({
        args: [...suite, '--project=editor'],
        env: { ...site, CONTENT_DIR: editorFolder, TEST_PRODUCT_PORT: port, TEST_TEXTS: copy },
      }),
    );
  else report.skip(name, 'something it needs failed above');
  workingCopy.stop();

  const fault = gitHostFault();
  if (fault) console.log(`not run here  ${hostName}: ${fault}`);
  else if (editor && browser)
    await report.step(hostName, () => testWithGitHost({ from: copy, port, env: site }));
  else report.skip(hostName, 'something it needs failed above');

  removeTranslations(texts);
  const emptied = await report.step('build: site without translations', publish);
  if (emptied && browser)
    await report.step(emptiedName, () =>
      endToEndTests({ args: [...suite, '--project=emptied', '--workers=2'], env: site }),
    );
  else report.skip(emptiedName, 'something it needs failed above');
  return report.finish();
}

/** Two editors, each with its own working copy that publishes to a Git server over HTTP. */
function testWithGitHost({ from, port, env }) {
  return withGitHost({ from, users: ['ann', 'ben'] }, async ({ repository, clone }) => {
    const serve = (user) =>
      serveWorkingCopy({
        folder: clone(user),
        editorOrigin: `http://localhost:${port}`,
        branch: 'origin/main',
        saved: () => undefined,
        siteState: () => ({ name: 'live', waitsForServer: false }),
      });
    const [ann, ben] = [await serve('ann'), await serve('ben')];
    // The editor's policy allows the addresses in this file.
    writePlace({ backend: { name: 'proxy', proxy_url: ann.address, second_url: ben.address } });
    const result = await endToEndTests({
      args: [...suite, '--project=host'],
      env: { ...env, CONTENT_DIR: editorFolder, TEST_PRODUCT_PORT: port, TEST_GIT_HOST: repository },
    });
    for (const copy of [ann, ben]) copy.stop();
    return result;
  });
}

/** The copy has its own history, like a working copy. */
async function keepHistory(copy) {
  writeFileSync(path.join(copy, '.gitignore'), '/build/\n');
  const person = ['-c', 'user.name=Editors', '-c', 'user.email=editors@localhost'];
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '.'],
    [...person, 'commit', '--quiet', '-m', 'begin'],
  ])
    await run('git', ['-C', copy, ...args]);
}

/** Empties the texts of all languages except English. */
function removeTranslations(texts) {
  for (const language of readdirSync(texts).filter((each) => each !== 'en'))
    for (const file of readdirSync(path.join(texts, language)))
      writeFileSync(path.join(texts, language, file), '{}\n');
}
