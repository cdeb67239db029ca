import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { git, gitOr } from './git.mjs';
import { refuse } from './refusal.mjs';

/** A host that does not answer keeps an editor waiting this long at most, in milliseconds. */
const patience = 20_000;
/** Git never asks on the terminal: who may write stands in its settings. */
const env = { GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };

const complaintOf = ({ stderr, message }) => String(stderr || message).trim();

/**
 * The branch of a Git host that this copy publishes to, `origin/texts`. What is published is there and here, or in
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
  /** Files that are changed here by hand stay so; where the host has changed them too, Git refuses. */
  const takeOver = () => git(folder, ['reset', '--quiet', '--keep', known]);
  const isBehind = () => idOf('HEAD') !== idOf(known);

  return {
    /** Takes over what others have published. Throws where the host cannot be reached. */
    follow() {
      try {
        call(...fetching);
        if (isBehind()) takeOver();
      } catch (error) {
        throw refuse(502, `${name} cannot be read, and nothing was published: ${complaintOf(error)}`);
      }
    },

    /** Takes over what others have published while nobody waits; answers whether there was any. */
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

    /** Publishes the last commit, or takes it back and throws: with the status 409 where others were first. */
    handOver() {
      const before = idOf(known);
      let complaint = '';
      try {
        call('push', '--quiet', remote, `HEAD:refs/heads/${branch}`);
      } catch (error) {
        complaint = complaintOf(error);
      }
      if (complaint === '') return;
      // It may have arrived, and the answer may have been lost.
      gitOr(folder, fetching, { env, timeout: patience });
      if (isIn('HEAD', known)) return;
      takeOver();
      if (idOf(known) !== before) throw refuse(409, 'Somebody else has published meanwhile.');
      throw refuse(502, `${name} has not taken it, and nothing was published: ${complaint}`);
    },

    /** Why this copy cannot follow the host, if it cannot. */
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
