import { git, gitOr, hasHistory } from './git.mjs';

const nobody = { name: 'Editor of the texts', email: 'texts@localhost' };
/** Another program may be at work in the repository: it is waited for, two seconds at most. */
const attempts = 20;
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);

/** Who is said to have changed texts: by the name that the editor gave, else as Git knows the person. */
function identityOf(folder, author) {
  // Of a setting that is made in several places Git names the one that counts last.
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
 * Puts files, and nothing else that may be changed or staged, into the history. What is there already is left as it
 * is. Answers with Git's complaint if it refuses, for instance in the middle of a merge.
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
