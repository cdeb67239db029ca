/* How long a changed text takes until its page is there, beside a build of the whole site. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildSite } from '../scripts/tasks/build.mjs';

const file = 'locales/de/registration.json';
const page = 'public/de/register/index.html';
/** A build from the cache must not take more than this part of a whole one. */
const bound = 0.5;

async function timed() {
  const started = performance.now();
  const { code, output } = await buildSite();
  if (code !== 0) throw new Error(output);
  return (performance.now() - started) / 1000;
}

const before = readFileSync(file, 'utf8');
const texts = JSON.parse(before);
const changed = `${texts.fields.companyName} (geändert)`;

rmSync('build/site.json', { force: true });
const whole = await timed();
try {
  texts.fields.companyName = changed;
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
  const text = await timed();
  if (!readFileSync(page, 'utf8').includes(changed))
    throw new Error(`${page} does not show the changed text.`);
  const ratio = text / whole;
  console.table({
    'the whole site': { seconds: whole.toFixed(1) },
    'one changed text': { seconds: text.toFixed(1) },
  });
  console.log(`ratio ${ratio.toFixed(2)} (at most ${bound}): ${ratio <= bound ? 'pass' : 'FAIL'}`);
  process.exitCode = ratio <= bound ? 0 : 1;
} finally {
  writeFileSync(file, before);
  await timed();
}
