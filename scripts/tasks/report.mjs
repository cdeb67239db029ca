/** Ends a suite that lacks a requirement, with the exit code that automake and others use for "skipped". */
export function notRunHere(name, reason) {
  console.log(`${name}: not run here: ${reason}\n\n0 passed, 0 failed`);
  process.exitCode = 77;
}

/** Collects the results of steps, prints each as it ends, and the totals at the end. */
export function createReport() {
  const rows = [];

  return {
    /** Runs `work` and records its result. A step without its own counts is one check. */
    async step(name, work) {
      const row = { name };
      rows.push(row);
      const result = await work();
      const counts =
        'passed' in result
          ? result
          : { passed: result.code === 0 ? 1 : 0, failed: result.code === 0 ? 0 : 1 };
      const ok = result.code === 0 && counts.failed === 0;
      const { passed, failed, failures = [] } = counts;
      Object.assign(row, { ok, seconds: result.seconds, passed, failed, failures });
      console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}`);
      // Failures come first: someone who reads the output elsewhere may see only the beginning.
      if (!ok)
        console.log(
          [...failures.map((each) => `        ${each}`), '', result.output.trimEnd(), ''].join('\n'),
        );
      return ok;
    },

    /** Records a step that could not run as failed. */
    skip: (name, reason) => {
      const row = { name: `${name} (not run: ${reason})`, ok: false, seconds: 0 };
      rows.push({ ...row, passed: 0, failed: 1, failures: [] });
    },

    /** Prints the failed tests and the table; returns whether everything passed. The last line is for machines. */
    finish() {
      const width = Math.max(...rows.map(({ name }) => name.length));
      const failures = rows.flatMap((row) => row.failures);
      if (failures.length > 0) console.log(`\nFailed:\n${failures.map((each) => `  ${each}`).join('\n')}`);
      console.log('');
      for (const { name, ok, seconds, passed, failed } of rows) {
        const time = `${seconds.toFixed(1)} s`.padStart(9);
        console.log(
          `${name.padEnd(width)}  ${ok ? 'ok    ' : 'FAILED'} ${time}  ${passed} passed, ${failed} failed`,
        );
      }
      const sum = (pick) => rows.reduce((total, row) => total + pick(row), 0);
      const [passed, failed] = [sum((row) => row.passed), sum((row) => row.failed)];
      console.log(`\n${passed} passed, ${failed} failed`);
      return failed === 0;
    },
  };
}
