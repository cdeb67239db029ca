import type { Config } from '../config';
import { loadDemo } from '../demo/load-demo';
import type { Database } from '../lib/database';
import { StartupError } from '../startup-error';
import { runAudit } from './audit';
import { doctor } from './doctor';
import { factorsUsage, manageFactors } from './factors';
import { inviteSupplier } from './invite';
import { manageKeys } from './keys';
import { mailsUsage, manageMails } from './mails';
import { partition } from './partition';
import { manageProjects, projectsUsage } from './projects';
import { runRelaunch } from './relaunch';
import { backup, backupUsage, move, restore, verify } from './transfer';
import { manageUsers, usersUsage } from './users';

/** Lines to print, all together or as they are produced. */
type Lines = Promise<string[]> | AsyncIterable<string>;

interface Described {
  usage: string;
  purpose: string;
}

/** @throws StartupError for invalid arguments */
export type Command = Described &
  (
    | {
        /** Whether it runs on any schema version instead of migrating to the newest. */
        asItIs?: true;
        /** Whether it may create the database. */
        begins?: true;
        run(database: Database, args: string[], config: Config): Lines;
      }
    | { runAlone(args: string[], config: Config): Lines }
  );

/**
 * What an operator can do from a shell, in the order of `help` and of deploy/README.md. No server may be
 * using the embedded database.
 */
export const commands: Readonly<Record<string, Command>> = {
  doctor: {
    usage: 'doctor',
    purpose:
      'checks database, migrations, disk, backups, clock, mail, sign-in, site and audit trails; fails if any fails',
    runAlone: doctor,
  },
  backup: {
    usage: backupUsage,
    purpose:
      'writes the whole database, as it is at one moment, into a file; or into a folder, under a name with the time, tests it by restoring it, and keeps the newest 14 or N',
    asItIs: true,
    run: backup,
  },
  verify: {
    usage: 'verify FILE',
    purpose:
      'tests such a file: restores it into a database of its own beside the file, compares every table, and removes that database',
    runAlone: verify,
  },
  restore: {
    usage: 'restore FILE',
    purpose: 'fills an empty database from such a file and compares every table; whole or not at all',
    asItIs: true,
    begins: true,
    run: restore,
  },
  move: {
    usage: 'move --to postgres://USER:PASSWORD@HOST:5432/DATABASE',
    purpose: 'copies this database into an empty PostgreSQL and compares every table',
    asItIs: true,
    run: move,
  },
  projects: {
    usage: projectsUsage,
    purpose:
      'lists the companies; adds one that asks suppliers, with a mail to its administrator; writes everything of one into a folder; keeps what one has entered in a file and puts it back, also out of a backup of everything; erases one; gives one another main user',
    run: manageProjects,
  },
  users: {
    usage: usersUsage,
    purpose:
      'lists the people of a project; ends every session of somebody; lets somebody try again who typed too many wrong passwords; removes the second factors of somebody who has lost them',
    run: manageUsers,
  },
  mails: {
    usage: mailsUsage,
    purpose: 'lists the mails that wait or were given up, or sends one of them now',
    run: manageMails,
  },
  invite: {
    usage:
      'invite --customer NAME_OR_ID --email ADDRESS [--language de] [--supplier-name NAME] [--supplier-id ID] ' +
      '[--sector CODE] [--country CODE] [--message TEXT]',
    purpose: 'invites a supplier by mail and prints the link',
    run: inviteSupplier,
  },
  audit: {
    usage: 'audit verify [--project N]',
    purpose: 'checks that no entry of the audit trails was changed or removed since it was written',
    run: runAudit,
  },
  partition: {
    usage: 'partition',
    purpose:
      'partitions large tables of older versions by project, while servers run; goes on where it was ended (doctor names them)',
    run: partition,
  },
  keys: {
    usage: 'keys renew',
    purpose:
      'after a leak: removes the keys that sessions are signed with, and every session; encrypts partners’ secrets again',
    run: manageKeys,
  },
  factors: {
    usage: factorsUsage,
    purpose: 'emission factors: checks, adds and lists sets, and chooses one for a project',
    run: manageFactors,
  },
  relaunch: {
    usage: 'relaunch publish FILE | relaunch withdraw VERSION',
    purpose: 'announces a relaunch to everybody once (FILE: JSON with texts per language), or ends that',
    run: runRelaunch,
  },
  'demo-load': {
    usage: 'demo-load',
    purpose: 'loads the demo world into an empty database; refused with NODE_ENV=production',
    begins: true,
    async run(database, _args, { publicUrl, smtp, production }) {
      if (production)
        throw new StartupError(
          'This is a production installation (NODE_ENV=production): the demo world has accounts with a public password.',
        );
      const loaded = await loadDemo(database, { publicUrl, toOutbox: !smtp });
      if (!loaded) throw new StartupError('The database is not empty; nothing was loaded.');
      return ['The demo world is loaded.'];
    },
  },
};
