import { unzipSync } from 'fflate';

/** Of all files of an archive, in bytes; nothing is unpacked. @throws Error for what is no archive */
export function unpackedSize(archive: Uint8Array): number {
  let size = 0;
  unzipSync(archive, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  return size;
}
