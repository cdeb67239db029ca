const entrySignature = 0x02014b50;
const sizeAt = 24;

/** An archive whose first file is announced as unpacked to so many bytes. */
export function withAnnouncedSize(archive: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
  const changed = Uint8Array.from(archive);
  const view = new DataView(changed.buffer);
  let at = 0;
  while (view.getUint32(at, true) !== entrySignature) at += 1;
  view.setUint32(at + sizeAt, bytes, true);
  return changed;
}
