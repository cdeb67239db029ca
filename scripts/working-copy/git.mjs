import { execFileSync } from 'node:child_process';

const megabyte = 1024 * 1024;

/** The output of git. Throws with its message in `stderr`, also after `timeout` milliseconds. */
export const git = (folder, args, { input, timeout, env = {} } = {}) =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 512 * megabyte,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...(input !== undefined && { input }),
    ...(timeout !== undefined && { timeout }),
  });

/** Git's own words for a failure of `git`, without its "fatal:". */
export const complaintOf = ({ code, stderr, message }) =>
  code === 'ETIMEDOUT'
    ? 'no answer in time'
    : String(stderr || message)
        .trim()
        .replace(/^fatal: /, '');

/** The output of git, or undefined if it fails. */
export function gitOr(folder, args, options) {
  try {
    return git(folder, args, options);
  } catch {
    return undefined;
  }
}

/** Whether the folder is a Git working copy with at least one commit. */
export const hasHistory = (folder) =>
  gitOr(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']) !== undefined;

/** File contents at commits, by `commit:path`; files that did not exist then are left out. */
export function filesAt(folder, names) {
  const found = new Map();
  const asked = names.map((name) => `${name}\n`).join('');
  const answer = Buffer.from(git(folder, ['cat-file', '--batch'], { input: asked }));
  let at = 0;
  for (const name of names) {
    const end = answer.indexOf('\n', at);
    const size = / blob (\d+)$/.exec(answer.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (size === undefined) continue;
    found.set(name, answer.toString('utf8', at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}
