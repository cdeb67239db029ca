import { filesAt as filesIn, git } from '../working-copy/git.mjs';

const here = '.';

/** Whether the whole history is here; a copy without it, or with the newest part alone, cannot tell. */
export function hasHistory(): boolean {
  try {
    return git(here, ['rev-parse', '--is-shallow-repository']).trim() === 'false';
  } catch {
    return false;
  }
}

/** Stands for what has been changed and not yet committed. */
const notCommitted = /^0+$/;

/** For each line of a file the commit that changed it last; undefined for a change that is not committed. */
export function lastChanges(file: string): (string | undefined)[] {
  return git(here, ['blame', '-M', '-s', '--porcelain', '--', file])
    .split('\n')
    .flatMap((line) => {
      const [, commit] = /^([0-9a-f]{40}) \d+ \d+/.exec(line) ?? [];
      if (commit === undefined) return [];
      return [notCommitted.test(commit) ? undefined : commit];
    });
}

/** What files were at commits, by `commit:path`; one that did not exist then is left out. */
export const filesAt = (names: readonly string[]) => filesIn(here, names);
