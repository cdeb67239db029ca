import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideChromium } from './tasks/browser.mjs';
import { endToEndTests } from './tasks/checks.mjs';
import { buildEditor, editorFolder, writePlace } from './tasks/content.mjs';
import { provideDecap } from './tasks/decap.mjs';
import { freePort } from './tasks/free-port.mjs';
import { prepare } from './tasks/prepare.mjs';
import { createReport, notRunHere } from './tasks/report.mjs';
import { serveWorkingCopy } from './tasks/working-copy.mjs';

const name = 'end-to-end tests of the editor';

const reason = await provideDecap(editorFolder);
if (reason) notRunHere(name, reason);
else process.exitCode = (await test()) ? 0 : 1;

/** On a copy of the texts: the editor writes into it. */
async function test() {
  await prepare(['site', 'server']);
  const report = createReport();
  const copy = mkdtempSync(path.join(tmpdir(), 'texts-'));
  for (const folder of ['locales', 'content/rules'])
    cpSync(folder, path.join(copy, folder), { recursive: true });
  const port = String(await freePort());
  const workingCopy = await serveWorkingCopy(copy, `http://localhost:${port}`, () => undefined);
  const editor = await report.step('build: editor', buildEditor);
  writePlace({ backend: { name: 'proxy', proxy_url: workingCopy.address } });
  const browser = await report.step('browser', provideChromium);
  if (editor && browser)
    await report.step(name, () =>
      endToEndTests({
        config: 'tests/content/playwright.config.ts',
        env: { CONTENT_DIR: editorFolder, TEST_PRODUCT_PORT: port, TEST_TEXTS: copy },
      }),
    );
  else report.skip(name, 'something it needs failed above');
  workingCopy.stop();
  rmSync(copy, { recursive: true });
  return report.finish();
}
