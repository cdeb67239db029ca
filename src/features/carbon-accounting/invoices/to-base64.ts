/** A number of arguments that every browser accepts. */
const most = 8192;

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += most)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + most)));
  return btoa(parts.join(''));
}
