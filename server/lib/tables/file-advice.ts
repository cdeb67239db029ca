import type { FileKind } from '../../../core/tables/file-kinds';

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

/** @param names of the entries of a ZIP */
export function kindOfEntries(names: readonly string[]): FileKind | undefined {
  const holds = (start: string) => names.some((name) => name.startsWith(start));
  if (holds('word/') || holds('ppt/')) return 'DOCUMENT';
  return holds('content.xml') || holds('Index/') || holds('xl/workbook.bin')
    ? 'OTHER_SPREADSHEET'
    : undefined;
}
