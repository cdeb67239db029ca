import { buildServer, buildSite, isSiteBuilt } from './build.mjs';
import { install, isInstalled, nodeFault } from './install.mjs';

/** Prints `text`, waits for the work, and adds how long it took. On failure prints the reason and ends the program. */
async function step(text, work) {
  process.stderr.write(`${text} ... `);
  const { code, output, seconds } = await work();
  process.stderr.write(code === 0 ? `done in ${seconds.toFixed(0)} s\n` : `failed\n\n${output}\n`);
  if (code !== 0) process.exit(1);
}

/** Prepares a checkout so that `parts` (`site`, `server`) can run: the right Node, packages, builds. */
export async function prepare(parts) {
  const fault = nodeFault(process.versions.node);
  if (fault) {
    process.stderr.write(`${fault}\n`);
    process.exit(1);
  }
  if (!isInstalled()) await step('Installing packages (once, a minute or two)', install);
  if (parts.includes('site') && !isSiteBuilt()) await step('Building the site (a minute or two)', buildSite);
  if (parts.includes('server')) await step('Building the server', buildServer);
}
