import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { groupsFolder } from './test-groups.mjs';

/** Escape sequences that colour a text; the linter reports the control character in a regex literal. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * Runs a test program that writes a JSON report, and adds the counts and the names of failed tests to the result.
 * `read` takes the parsed report; if it returns `output`, that replaces what was printed.
 */
export async function countTests(work, read) {
  const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
  const file = path.join(folder, 'report.json');
  const result = await work(file);
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, failures: [] };
  rmSync(folder, { recursive: true, force: true });
  // A run that fails without naming a test (a suite that does not load, a crash) is one failure.
  if (result.code !== 0 && counts.failed === 0) counts.failed = 1;
  return { ...result, ...counts };
}

/** The report of Jest. Of its thousands of lines only those of failed suites are printed. */
export function jestCounts(report) {
  const suites = report.testResults.filter(({ status }) => status === 'failed');
  const failures = suites.flatMap(({ name, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    // In a group, the name begins with the file of the test.
    const prefix = file.startsWith(groupsFolder) ? '' : `${file}: `;
    return tests.length > 0 ? tests.map(({ fullName }) => `${prefix}${fullName}`) : [file];
  });
  const messages = suites.map(({ message }) => message.replace(colours, '').trim());
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures,
    ...(failures.length > 0 && { output: messages.join('\n\n') }),
  };
}

/** The report of Playwright, whose suites contain suites. */
export function playwrightCounts({ stats, suites }) {
  const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites
      .flatMap(specsIn)
      .filter(({ ok }) => !ok)
      .map(whatFailed),
  };
}

/** Which test failed, where, and why in a line: steps of a test can look the same. */
function whatFailed({ file, line, title, tests }) {
  const [error] = tests.flatMap(({ results }) => results).flatMap(({ errors = [] }) => errors);
  const place = error?.location ? ` (${path.basename(error.location.file)}:${error.location.line})` : '';
  const [reason = 'no reason is known'] = (error?.message ?? '')
    .replace(colours, '')
    .split('\n')
    .filter(Boolean);
  return `${file}:${line}: ${title}${place}: ${reason}`;
}
