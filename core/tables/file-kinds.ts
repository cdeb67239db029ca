/** Files that are no table, recognised by their content, whatever their name. */
export type FileKind = 'PDF' | 'PICTURE' | 'DOCUMENT' | 'OTHER_SPREADSHEET' | 'WEB_PAGE' | 'JSON' | 'EMPTY';

const starts: readonly (readonly [start: string, kind: FileKind, at?: number])[] = [
  ['%PDF', 'PDF'],
  ['\x89PNG', 'PICTURE'],
  ['\xff\xd8\xff', 'PICTURE'],
  ['GIF8', 'PICTURE'],
  ['II*\0', 'PICTURE'],
  ['MM\0*', 'PICTURE'],
  ['WEBP', 'PICTURE', 8],
  // HEIC and AVIF, as phones take them.
  ['ftyp', 'PICTURE', 4],
];

const startsWith = (file: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, index) => file[at + index] === letter.charCodeAt(0));

/** XLSX and other packed files. */
export const isZip = (file: Uint8Array): boolean => startsWith(file, 'PK\u0003\u0004');

/** XLS, and XLSX with a password. */
export const isOldExcel = (file: Uint8Array): boolean => startsWith(file, '\xd0\xcf\x11\xe0');

/** By the first bytes; undefined for a file that may be a table. */
export const kindOfBytes = (file: Uint8Array): FileKind | undefined =>
  starts.find(([text, , at]) => startsWith(file, text, at))?.[1];

/** By the first characters; undefined for a text that may be a table. */
export function kindOfText(text: string): FileKind | undefined {
  const start = text.replace(/^\ufeff/u, '').trimStart();
  if (start === '') return 'EMPTY';
  if (/^(<(\?xml|!doctype|html|table|meta|head)\b|mime-version:)/iu.test(start)) return 'WEB_PAGE';
  return /^[[{]\s*["{[\]}]/u.test(start) ? 'JSON' : undefined;
}
