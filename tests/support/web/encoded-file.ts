/** A file with these bytes; letters stand for their ASCII codes. jsdom has no arrayBuffer() on files. */
export function encodedFile(name: string, ...parts: (string | number)[]): File {
  const bytes = Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? part : [...Buffer.from(part)])),
  );
  return Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
}

/** Łódź, as a Polish Excel saves it; read as Western European, it is £ódŸ. */
export const polishName = [0xa3, 0xf3, 'd', 0x9f];
