import { ConfigError } from '../config';
import { isDatabaseUnavailable, isDiskFull } from '../lib/database-errors';
import { StartupError } from '../startup-error';

/** Why a command failed: a sentence for the operator, or the stack of a fault of the program. */
export function describeFailure(error: Error): string {
  if (error instanceof StartupError || error instanceof ConfigError) return error.message;
  if (isDiskFull(error))
    return `The disk of the database is full: ${error.message}. Make room and run the command again.`;
  if (isDatabaseUnavailable(error)) return `The database does not answer: ${error.message}.`;
  return error.stack ?? error.message;
}
