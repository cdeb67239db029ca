/* Time from publishing a changed text to the served page, compared with a build of the whole site. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildSite } from '../scripts/tasks/build.mjs';
import { createPublisher } from '../scripts/tasks/publish.mjs';

const file = 'locales/de/registration.json';
const folder = 'build/bench-site';
const page = `${folder}/site/de/register/index.html`;
/** A text must be served within this share of a full build, and within this many seconds. */
const bounds = { ratio: 0.1, seconds: 10 };

async function timed(work) {
  const started = performance.now();
  const { code, output } = await work();
  if (code !== 0) throw new Error(output);
  return (performance.now() - started) / 1000;
}

const before = readFileSync(file, 'utf8');
const texts = JSON.parse(before);
const changed = `${texts.fields.companyName} (geändert)`;

rmSync('build/site.json', { force: true });
const whole = await timed(buildSite);
try {
  const { publish } = createPublisher({ texts: 'locales', folder });
  await timed(publish);
  texts.fields.companyName = changed;
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
  const text = await timed(publish);
  if (!readFileSync(page, 'utf8').includes(changed))
    throw new Error(`${page} does not show the changed text.`);
  const ratio = text / whole;
  const passes = ratio <= bounds.ratio && text <= bounds.seconds;
  console.table({
    'the whole site': { seconds: whole.toFixed(1) },
    'one changed text': { seconds: text.toFixed(1) },
  });
  console.log(
    `ratio ${ratio.toFixed(3)} (at most ${bounds.ratio}), ${text.toFixed(1)} s (at most ${bounds.seconds}): ${passes ? 'pass' : 'FAIL'}`,
  );
  process.exitCode = passes ? 0 : 1;
} finally {
  writeFileSync(file, before);
  rmSync(folder, { recursive: true, force: true });
}
