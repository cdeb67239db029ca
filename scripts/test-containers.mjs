import { unitTests } from './tasks/checks.mjs';
import { prepare } from './tasks/prepare.mjs';
import { createReport, notRunHere } from './tasks/report.mjs';
import { run } from './tasks/run.mjs';

const name = 'image and compose file';

await prepare([]);
const { lackOfContainers } = await import('./tasks/containers.mjs');
const lack = await lackOfContainers();
if (lack) {
  notRunHere(name, lack);
} else {
  const report = createReport();
  // The name used in the compose file.
  const image = 'supplier-plus-s';
  const isBuilt = await report.step('image: build', () => run('docker', ['build', '--tag', image, '.']));
  if (isBuilt) await report.step(name, () => unitTests(['core'], { TEST_IMAGE: image }));
  else report.skip(name, 'there is no image');
  process.exitCode = report.finish() ? 0 : 1;
}
