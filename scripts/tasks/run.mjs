import { spawn } from 'node:child_process';

/**
 * Runs a program without printing its output. Returns its exit code, its output and its duration in seconds. If the
 * program cannot be started, the code is 127 and the output is the reason.
 */
export function run(command, args, { env = {} } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => (output += chunk);
    const end = (code) => resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      keep(`${command}: ${error.message}\n`);
      end(127);
    });
    child.on('close', (code, signal) => {
      if (signal) keep(`ended by ${signal}\n`);
      end(code ?? 1);
    });
  });
}

/** Runs the program of an installed package, for instance `bin('oxlint', ['core'])`, with `flags` for Node. */
export const bin = (name, args, { flags = [], ...options } = {}) =>
  run(process.execPath, [...flags, `node_modules/.bin/${name}`, ...args], options);
