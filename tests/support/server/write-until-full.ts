import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { openEmbeddedDatabase } from '../../../server/database/embedded';

const writeSync = fs.writeSync as (...args: unknown[]) => number;

/** From here on the disk has space for this many bytes. */
function limitRoom(bytes: number): void {
  let room = bytes;
  fs.writeSync = (...args: unknown[]) => {
    const written = writeSync(...args);
    room -= written;
    if (room < 0)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    return written;
  };
  syncBuiltinESMExports();
}

/**
 * Writes into the given folder until there is no space, and reports each acknowledged number. With `room`, the disk
 * has space for that many bytes before there is a database.
 */
async function main(folder: string, room?: string): Promise<void> {
  if (room) limitRoom(Number(room));
  const database = await openEmbeddedDatabase(folder);
  await database.query('create table if not exists written (number integer)');
  limitRoom(24 * 1024 ** 2);
  for (let number = 1; ; number += 1) {
    await database.transaction(async (tx) => {
      await tx.query('insert into written (number) values ($1)', [number]);
      await tx.query(`select pg_logical_emit_message(true, '', repeat('x', 200000))`, []);
    });
    process.stdout.write(`${number}\n`);
  }
}

main(process.argv[2] ?? '', process.argv[3]).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
