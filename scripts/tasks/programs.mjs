import { execFileSync } from 'node:child_process';

function isThere(program) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Those of some programs that are not on this machine. */
export const lacking = (programs) => programs.filter((program) => !isThere(program));
