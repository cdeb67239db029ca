/** An entry of a ZIP archive as its directory announces it. */
export interface ZipEntry {
  name: string;
  /** Bytes once unpacked. */
  size: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 65_535;

/** The directory of a ZIP archive without unpacking it; undefined if it has none that can be read. */
export function zipEntries(file: Buffer): ZipEntry[] | undefined {
  const end = findEnd(file);
  if (end === undefined) return undefined;
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > file.length || file.readUInt32LE(at) !== entrySignature) return undefined;
    const nameLength = file.readUInt16LE(at + 28);
    const nameAt = at + entryLength;
    entries.push({
      name: file.toString('utf8', nameAt, nameAt + nameLength),
      size: file.readUInt32LE(at + 24),
    });
    at = nameAt + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** The record at the end, before a comment of any length. */
function findEnd(file: Buffer): number | undefined {
  const first = Math.max(0, file.length - endLength - longestComment);
  for (let at = file.length - endLength; at >= first; at -= 1)
    if (file.readUInt32LE(at) === endSignature) return at;
  return undefined;
}
