import { filesAt as filesIn, git } from '../working-copy/git.mjs';

const here = '.';

/** Whether the full history is available; a copy without Git or a shallow clone cannot answer. */
export function hasHistory(): boolean {
  try {
    return git(here, ['rev-parse', '--is-shallow-repository']).trim() === 'false';
  } catch {
    return false;
  }
}

/** Marks changes that are not committed yet. */
const notCommitted = /^0+$/;

/** For each line of a file the commit that changed it last; undefined if the change is not committed. */
export function lastChanges(file: string): (string | undefined)[] {
  return git(here, ['blame', '-M', '-s', '--porcelain', '--', file])
    .split('\n')
    .flatMap((line) => {
      const [, commit] = /^([0-9a-f]{40}) \d+ \d+/.exec(line) ?? [];
      if (commit === undefined) return [];
      return [notCommitted.test(commit) ? undefined : commit];
    });
}

/** File contents at commits, by `commit:path`; files that did not exist then are left out. */
export const filesAt = (names: readonly string[]) => filesIn(here, names);
