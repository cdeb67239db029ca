/** An entry of a ZIP archive as listed in its directory. */
export interface ZipEntry {
  name: string;
  /** Bytes once unpacked. */
  size: number;
  /** Bytes in the archive. */
  packedSize: number;
  /** Otherwise it is stored uncompressed, or in a way that spreadsheet readers do not support. */
  isDeflated: boolean;
  /** Offset in the archive of its header, which precedes its content. */
  at: number;
}

const endSignature = 0x06054b50;
const zip64Signature = 0x07064b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const zip64Length = 20;
const deflated = 8;
const maxCommentLength = 65_535;

/** The directory of a ZIP archive, without unpacking it; undefined if it has no readable one. */
export function zipEntries(file: Buffer): ZipEntry[] | undefined {
  const end = findEnd(file);
  if (end === undefined) return undefined;
  const count = file.readUInt16LE(end + 10);
  // One count is for this disk, one for all; readers differ in which they use.
  if (file.readUInt16LE(end + 8) !== count) return undefined;
  let at = file.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > file.length || file.readUInt32LE(at) !== entrySignature) return undefined;
    const nameLength = file.readUInt16LE(at + 28);
    const nameAt = at + entryLength;
    entries.push({
      name: file.toString('utf8', nameAt, nameAt + nameLength),
      size: file.readUInt32LE(at + 24),
      packedSize: file.readUInt32LE(at + 20),
      isDeflated: file.readUInt16LE(at + 10) === deflated,
      at: file.readUInt32LE(at + 42),
    });
    at = nameAt + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** Whether the archive has a second directory, which other readers may use instead. */
export function isZip64(file: Buffer): boolean {
  const at = (findEnd(file) ?? 0) - zip64Length;
  return at >= 0 && file.readUInt32LE(at) === zip64Signature;
}

/** The end record, before a comment of any length. */
function findEnd(file: Buffer): number | undefined {
  const first = Math.max(0, file.length - endLength - maxCommentLength);
  for (let at = file.length - endLength; at >= first; at -= 1)
    if (file.readUInt32LE(at) === endSignature) return at;
  return undefined;
}
