/** Files without a table of ours, recognised by their content, whatever their name. */
export type FileKind = 'PDF' | 'PICTURE' | 'DOCUMENT' | 'OTHER_SPREADSHEET' | 'WEB_PAGE' | 'JSON' | 'EMPTY';

/** Advice for a person who uploaded such a file. */
export const whatToDo: Record<FileKind, string> = {
  PDF: 'The file is a PDF; bring the spreadsheet that it was made from, or fill in a template.',
  PICTURE: 'The file is a picture; type its figures into a template.',
  DOCUMENT: 'The file is a document and no spreadsheet; copy its table into a template.',
  OTHER_SPREADSHEET: 'The file is a spreadsheet of another program; open it there and save it as XLSX.',
  WEB_PAGE: 'The file is a web page or XML; open it in a spreadsheet program and save it as XLSX.',
  JSON: 'The file is JSON; export the figures as XLSX or CSV.',
  EMPTY: 'The file is empty; choose the one that was filled in.',
};

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

export function kindOfBytes(file: Buffer): FileKind | undefined {
  const start = file.subarray(0, 16).toString('latin1');
  return starts.find(([text, , at = 0]) => start.startsWith(text, at))?.[1];
}

/** @param names of the entries of a ZIP */
export function kindOfEntries(names: readonly string[]): FileKind | undefined {
  const holds = (start: string) => names.some((name) => name.startsWith(start));
  if (holds('word/') || holds('ppt/')) return 'DOCUMENT';
  return holds('content.xml') || holds('Index/') || holds('xl/workbook.bin')
    ? 'OTHER_SPREADSHEET'
    : undefined;
}

export function kindOfText(text: string): FileKind | undefined {
  const start = text.replace(/^\ufeff/u, '').trimStart();
  if (start === '') return 'EMPTY';
  if (/^<(\?xml|!doctype|html|table|meta|head)\b/iu.test(start)) return 'WEB_PAGE';
  return /^[[{]\s*["{[\]}]/u.test(start) ? 'JSON' : undefined;
}
