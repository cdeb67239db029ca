import { execFileSync } from 'node:child_process';

const run = (args: readonly string[], input?: string) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
    ...(input !== undefined && { input }),
  });

/** Whether the whole history is here; a copy without it, or with the newest part alone, cannot tell. */
export function hasHistory(): boolean {
  try {
    return run(['rev-parse', '--is-shallow-repository']).trim() === 'false';
  } catch {
    return false;
  }
}

/** Stands for what has been changed and not yet committed. */
const notCommitted = /^0+$/;

/** For each line of a file the commit that changed it last; undefined for a change that is not committed. */
export function lastChanges(file: string): (string | undefined)[] {
  return run(['blame', '-M', '-s', '--porcelain', '--', file])
    .split('\n')
    .flatMap((line) => {
      const [, commit] = /^([0-9a-f]{40}) \d+ \d+/.exec(line) ?? [];
      if (commit === undefined) return [];
      return [notCommitted.test(commit) ? undefined : commit];
    });
}

/** What files were at commits, by `commit:path`; one that did not exist then is left out. */
export function filesAt(names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const answer = Buffer.from(run(['cat-file', '--batch'], names.map((name) => `${name}\n`).join('')));
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
