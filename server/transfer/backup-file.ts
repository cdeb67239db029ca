import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Value } from 'typebox/value';
import { StartupError } from '../startup-error';
import { Marker, type Part } from './part';

const batch = 500;

/**
 * Writes parts as gzipped lines of JSON; the file has its name only once it is whole, and is readable for its owner
 * alone.
 * @throws StartupError when the file exists or cannot be written
 */
export async function writeBackup(file: string, parts: AsyncIterable<Part>): Promise<void> {
  const partial = `${file}.partial`;
  const target = createWriteStream(partial, { mode: 0o600 });
  try {
    await pipeline(Readable.from(toLines(parts)), createGzip(), target);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw describe(error, `The backup ${file} cannot be written`);
  }
}

/** @throws StartupError when the file is missing or not a backup */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  let rows: string[] = [];
  try {
    for await (const line of readLines(file)) {
      const isRow = line.startsWith('[');
      if (rows.length === batch || (rows.length > 0 && !isRow)) {
        yield { lines: rows };
        rows = [];
      }
      if (isRow) rows.push(line);
      else yield toMarker(line);
    }
  } catch (error) {
    throw describe(error, `The backup ${file} cannot be read`);
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const plain = createGunzip();
  source.on('error', (error) => plain.destroy(error));
  source.pipe(plain).setEncoding('utf8');
  let rest = '';
  for await (const chunk of plain) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function* toLines(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  for await (const part of parts)
    yield 'lines' in part ? `${part.lines.join('\n')}\n` : `${JSON.stringify(part)}\n`;
}

function toMarker(line: string): Marker {
  const value: unknown = JSON.parse(line);
  if (!Value.Check(Marker, value)) throw new Error('it is not a backup of this product');
  return value;
}

/** Faults of the file get a sentence; those of the database keep their own. */
function describe(error: unknown, what: string): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const ofFile =
    /^E[A-Z]+$|^Z_/.test(code) || error instanceof SyntaxError || message.startsWith('it is not');
  return ofFile ? new StartupError(`${what}: ${message}.`, { cause: error }) : error;
}
