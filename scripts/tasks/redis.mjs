import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The binary of Redis or Valkey: REDIS_SERVER, or the one on the PATH. */
export function findRedis({ REDIS_SERVER, PATH = '' } = process.env) {
  if (REDIS_SERVER) return REDIS_SERVER;
  return PATH.split(path.delimiter)
    .flatMap((folder) => ['redis-server', 'valkey-server'].map((name) => path.join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
