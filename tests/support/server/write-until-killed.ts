import { openEmbeddedDatabase } from '../../../server/database/embedded';

/** Writes one number after the other into the given folder, and reports each acknowledged one. */
async function main(folder: string): Promise<void> {
  const database = await openEmbeddedDatabase(folder);
  await database.query('create table if not exists written (number integer)');
  for (let number = 1; ; number += 1) {
    await database.transaction((tx) => tx.query('insert into written values ($1)', [number]));
    process.stdout.write(`${number}\n`);
  }
}

void main(process.argv[2] ?? '');
