import { execFileSync } from 'node:child_process';

function isThere(program) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Those of the given programs that are not installed. */
export const lacking = (programs) => programs.filter((program) => !isThere(program));
