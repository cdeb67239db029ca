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
import { backup, backupUsage, checkReadable, move, restore, verify } from './transfer';
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
        /** Refuses arguments before a database is opened or created. */
        check?(args: string[]): Promise<void>;
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
      'checks database, migrations, disk, backups, clock, mail, sign-in, site and audit trails; fails if any check fails',
    runAlone: doctor,
  },
  backup: {
    usage: backupUsage,
    purpose:
      'writes a consistent backup of the whole database to a file; or to a folder, named by time, verified by restoring it, keeping the newest 14 or N',
    asItIs: true,
    run: backup,
  },
  verify: {
    usage: 'verify FILE',
    purpose:
      'verifies a backup: restores it into a temporary database next to the file and compares every table',
    runAlone: verify,
  },
  restore: {
    usage: 'restore FILE',
    purpose: 'restores a backup into an empty database and compares every table; all or nothing',
    asItIs: true,
    begins: true,
    check: checkReadable,
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
      'lists companies; adds one that invites suppliers, with a mail to its administrator; exports all data of one to a folder; backs up and restores what one has entered, also from a full backup; changes its main user; erases one',
    run: manageProjects,
  },
  users: {
    usage: usersUsage,
    purpose:
      'lists the people of a project; ends all sessions of a person; unlocks a person after too many wrong passwords; removes lost second factors',
    run: manageUsers,
  },
  mails: {
    usage: mailsUsage,
    purpose: 'lists waiting and failed mails, or sends one of them now',
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
    purpose: 'checks that no audit trail entry was changed or removed',
    run: runAudit,
  },
  partition: {
    usage: 'partition',
    purpose:
      'partitions large tables of older versions by project while servers run; resumes if interrupted (doctor names the tables)',
    run: partition,
  },
  keys: {
    usage: 'keys renew',
    purpose:
      'after a leak: replaces the keys that sign sessions, ends all sessions, and encrypts partners’ secrets again',
    run: manageKeys,
  },
  factors: {
    usage: factorsUsage,
    purpose: 'emission factors: lists, checks and adds sets, and selects one for a project',
    run: manageFactors,
  },
  relaunch: {
    usage: 'relaunch publish FILE | relaunch withdraw VERSION',
    purpose: 'announces a relaunch once to everyone (FILE: JSON with texts per language), or withdraws it',
    run: runRelaunch,
  },
  'demo-load': {
    usage: 'demo-load',
    purpose: 'loads demo data into an empty database; refused with NODE_ENV=production',
    begins: true,
    async run(database, _args, { publicUrl, smtp, production }) {
      if (production)
        throw new StartupError(
          'This is a production installation (NODE_ENV=production): the demo data has accounts with a public password.',
        );
      const loaded = await loadDemo(database, { publicUrl, toOutbox: !smtp });
      if (!loaded) throw new StartupError('The database is not empty; nothing was loaded.');
      return ['The demo data is loaded.'];
    },
  },
};
