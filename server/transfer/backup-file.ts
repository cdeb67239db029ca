import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Value } from 'typebox/value';
import { StartupError } from '../startup-error';
import { Marker, type Part } from './part';

/** Rows and characters of a part. */
const maxRows = 500;
const maxCharacters = 8 * 1024 * 1024;

/**
 * Writes parts as gzipped lines of JSON; the file gets its name only once it is complete, and only its owner
 * can read it.
 * @throws StartupError when the file exists or cannot be written
 */
export async function writeBackup(file: string, parts: AsyncIterable<Part>): Promise<void> {
  const partial = `${file}.partial`;
  const target = createWriteStream(partial, { mode: 0o600, flush: true });
  try {
    await pipeline(Readable.from(toLines(parts)), createGzip(), target);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw describe(error, `The backup ${file} cannot be written`);
  }
}

/**
 * The parts of a backup, with up to `most` characters of rows per part, so that no text made of them is too
 * long. A single row may have more.
 * @throws StartupError when the file is missing or not a backup
 */
export async function* readBackup(file: string, most = maxCharacters): AsyncGenerator<Part> {
  let rows: string[] = [];
  let characters = 0;
  try {
    for await (const line of readLines(file)) {
      const isRow = line.startsWith('[');
      const isFull = rows.length === maxRows || characters + line.length > most;
      if (rows.length > 0 && (isFull || !isRow)) {
        yield { lines: rows };
        rows = [];
        characters = 0;
      }
      if (isRow) {
        rows.push(line);
        characters += line.length;
      } else yield toMarker(line);
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
    // A line arrives in many chunks: searching the joined text for each chunk would take minutes.
    const [first = '', ...others] = String(chunk).split('\n');
    const lines = [rest + first, ...others];
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

/** Faults of the file get a sentence; those of the database keep their own message. */
function describe(error: unknown, what: string): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const ofFile =
    /^E[A-Z]+$|^Z_/.test(code) || error instanceof SyntaxError || message.startsWith('it is not');
  return ofFile ? new StartupError(`${what}: ${message}.`, { cause: error }) : error;
}
