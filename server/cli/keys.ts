import { forgetSecrets } from '../identity/embedded/secrets';
import type { Database } from '../plugins/database';
import { StartupError } from '../startup-error';

/** `keys renew`: for servers that sign people in themselves. @throws StartupError */
export async function manageKeys(database: Database, args: string[]): Promise<string[]> {
  if (args.join(' ') !== 'renew') throw new StartupError('Say what to do: keys renew');
  await forgetSecrets(database);
  return [
    'The keys and every session are removed. Start every server anew: the first one makes new keys, and everybody signs in again.',
  ];
}
