import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { complaintOf, git, gitOr } from './git.mjs';
import { refuse } from './refusal.mjs';

/** How long an editor waits for a host that does not respond, in milliseconds. */
const patience = 20_000;
/** Git never prompts on the terminal: credentials are in its settings. */
const env = { GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };

/**
 * The branch of a Git host that this copy publishes to, `origin/texts`. A publication is both there and here, or in
 * neither place.
 */
export function hostAt(folder, name) {
  const [remote, ...parts] = name.split('/');
  const branch = parts.join('/');
  const known = `refs/remotes/${remote}/${branch}`;
  const call = (...args) => git(folder, args, { env, timeout: patience });
  const fetching = ['fetch', '--quiet', remote, `+refs/heads/${branch}:${known}`];
  const idOf = (commit) => git(folder, ['rev-parse', '--verify', commit]).trim();
  const isIn = (commit, other) => gitOr(folder, ['merge-base', '--is-ancestor', commit, other]) !== undefined;
  /** Files that are changed here by hand stay; if the host has changed them too, Git refuses. */
  const takeOver = () => git(folder, ['reset', '--quiet', '--keep', known]);
  const isBehind = () => idOf('HEAD') !== idOf(known);

  return {
    /** Pulls what others have published. Throws if the host is unreachable, or files changed by hand are in the way. */
    follow() {
      const attempt = (what, act) => {
        try {
          act();
        } catch (error) {
          throw refuse(502, `${what} Git says: ${complaintOf(error)}`);
        }
      };
      attempt(`The Git host cannot be read (${name}); try again later.`, () => call(...fetching));
      if (isBehind())
        attempt(
          'Others have published texts in files that were changed here without the editor, by an import for example. Push these changes, or discard them.',
          takeOver,
        );
    },

    /** Pulls what others have published, in the background; returns whether there was anything. */
    async look() {
      await promisify(execFile)('git', fetching, {
        cwd: folder,
        env: { ...process.env, ...env },
        timeout: patience,
      });
      if (!isBehind()) return false;
      takeOver();
      return true;
    },

    /** Publishes the last commit, or undoes it and throws: with the status 409 if others were first. */
    handOver() {
      const before = idOf(known);
      let complaint = '';
      try {
        call('push', '--quiet', remote, `HEAD:refs/heads/${branch}`);
      } catch (error) {
        complaint = complaintOf(error);
      }
      if (complaint === '') return;
      // The push may have arrived, and only the response was lost.
      gitOr(folder, fetching, { env, timeout: patience });
      if (isIn('HEAD', known)) return;
      takeOver();
      if (idOf(known) !== before) throw refuse(409, 'Somebody else has published meanwhile.');
      throw refuse(502, `The Git host has not taken it (${name}). Git says: ${complaint}`);
    },

    /** Why this copy cannot follow the host, or undefined. */
    fault() {
      try {
        call(...fetching);
      } catch (error) {
        return `${name} cannot be read: ${complaintOf(error)}`;
      }
      return isIn('HEAD', known)
        ? undefined
        : `This copy has commits that ${name} has not. Push them, or begin with a fresh clone.`;
    },
  };
}
