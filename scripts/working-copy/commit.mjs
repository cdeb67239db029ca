import { git, gitOr, hasHistory } from './git.mjs';

const nobody = { name: 'Editor of the texts', email: 'texts@localhost' };
/** Waits for another program that is using the repository, two seconds at most. */
const attempts = 20;
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);

/** The author of changed texts: the name that the editor gave, else the person in Git's settings. */
function identityOf(folder, author) {
  // If a setting is made in several places, Git lists the one that applies last.
  const known = gitOr(folder, ['config', '--get-regexp', '^user[.](name|email)$']) ?? '';
  const setting = (key) => [...known.matchAll(new RegExp(`^user.${key} (.+)$`, 'gm'))].at(-1)?.[1];
  const [name, email] = [setting('name') ?? nobody.name, setting('email') ?? nobody.email];
  return {
    GIT_AUTHOR_NAME: author || name,
    GIT_AUTHOR_EMAIL: author ? nobody.email : email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}

/**
 * Commits the given files and nothing else that is changed or staged. Files already committed are left alone. Returns
 * Git's message if it refuses, for instance in the middle of a merge.
 */
export function commit(folder, { paths, message, author }) {
  const args = ['commit', '--only', '--no-verify', '--no-gpg-sign', '--quiet', '-m', message, '--', ...paths];
  const env = identityOf(folder, author);
  const isThere = () => gitOr(folder, ['status', '--porcelain', '--', ...paths]) === '';
  for (let attempt = 1; ; attempt += 1) {
    try {
      git(folder, ['add', '--intent-to-add', '--', ...paths]);
      git(folder, args, { env });
      return undefined;
    } catch (error) {
      const complaint = String(error.stderr || error.message).trim();
      if (!hasHistory(folder) || isThere()) return undefined;
      if (!complaint.includes('.lock') || attempt === attempts) return complaint;
    }
    pause();
  }
}
