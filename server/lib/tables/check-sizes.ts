import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { isZip64, type ZipEntry } from './zip-entries';

const inflate = promisify(inflateRaw);

/**
 * Unpacks the entries one by one outside the event loop, each no further than its announced size, and keeps
 * nothing: the workbook reader trusts those sizes and unpacks in the event loop.
 * @throws Error for an entry that is damaged or longer than announced, entries that overlap, and ZIP64
 */
export async function checkSizes(file: Buffer, entries: readonly ZipEntry[]): Promise<void> {
  if (isZip64(file)) throw new Error('The archive may have a second directory.');
  if (entries.reduce((sum, { packedSize }) => sum + packedSize, 0) > file.length)
    throw new Error('Entries of the archive overlap.');
  for (const entry of entries)
    // An announced size of zero is allowed, but not by zlib.
    if (entry.isDeflated) await inflate(contentOf(file, entry), { maxOutputLength: Math.max(entry.size, 1) });
}

/** The content follows a name and a field of variable length. */
function contentOf(file: Buffer, { at, packedSize }: ZipEntry): Buffer {
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  return file.subarray(start, start + packedSize);
}
