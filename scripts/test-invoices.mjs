import { unitTests } from './tasks/checks.mjs';
import { mavenArtifact } from './tasks/maven.mjs';
import { prepare } from './tasks/prepare.mjs';
import { createReport, notRunHere } from './tasks/report.mjs';

const name = 'published invoices';

/** The examples of EN 16931 in CII, and those of UBL 2.1; Apache licence 2.0. */
const artifacts = {
  TEST_CII_EXAMPLES: 'com.helger.cii:ph-cii-testfiles:4.1.1:jar',
  TEST_UBL_EXAMPLES: 'com.helger.ubl:ph-ubl-testfiles:10.1.0:jar',
};

const env = {};
const reasons = [];
for (const [variable, coordinates] of Object.entries(artifacts)) {
  const { file, reason } = await mavenArtifact(coordinates, 'build/invoices');
  if (file) env[variable] = file;
  else reasons.push(reason);
}

const [reason] = reasons;
if (reason) {
  notRunHere(name, reason);
} else {
  await prepare([]);
  const report = createReport();
  await report.step(name, () => unitTests(['core'], env));
  process.exitCode = report.finish() ? 0 : 1;
}
