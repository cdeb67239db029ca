import { buildServer, buildSite, isSiteBuilt } from './tasks/build.mjs';
import { provideChromium } from './tasks/browser.mjs';
import { endToEndTests, serverTests, staticChecks, unitTests } from './tasks/checks.mjs';
import { prepare } from './tasks/prepare.mjs';
import { createReport } from './tasks/report.mjs';

const fast = process.argv.includes('--fast');
const report = createReport();

await prepare([]);

// Two at a time: enough for two cores; each prints its output in one piece. The site is built meanwhile, on little
// more than one.
const site = ['build: site', buildSite];
const waiting = [...(fast || isSiteBuilt() ? [] : [site]), ...staticChecks({ fast })];
const failed = new Set();
const worker = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift())
    if (!(await report.step(...next))) failed.add(next);
};
await Promise.all([worker(), worker()]);

if (fast) {
  await report.step('unit tests of core', () => unitTests(['core']));
} else {
  // One after the other: workers that moved on to another project would keep the modules they loaded for the first.
  await report.step('unit tests of core', () => unitTests(['core']));
  await report.step('API tests and unit tests of the server', serverTests);
  await report.step('unit tests of the client', () => unitTests(['web']));
  const server = await report.step('build: server', buildServer);
  const browser = await report.step('browser', provideChromium);
  if (!failed.has(site) && server && browser) await report.step('end-to-end tests', endToEndTests);
  else report.skip('end-to-end tests', 'something it needs failed above');
}

process.exitCode = report.finish() ? 0 : 1;
