/** The page on which the installed app receives files that are shared to it or opened with it. */
export const openedFilesPath = '/carbon-accounting/invoices/';

/** Form field of the share target. */
export const openedFilesField = 'files';

/** Types of files that can be opened: e-invoices, archives of them, and meter data. */
export const openedFileTypes: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'application/xml': ['.xml'],
  'application/zip': ['.zip'],
  'text/csv': ['.csv'],
  'text/xml': ['.xml'],
};

const notStored = 'notStored';

/** The page that says how many files the device had no room for. */
export const pathWithoutFiles = (path: string, count: number): string =>
  count > 0 ? `${path}?${notStored}=${count}` : path;

/** How many files the device had no room for. */
export const filesNotStored = (search: string): number =>
  Number(new RegExp(`[?&]${notStored}=(\\d+)`).exec(search)?.[1] ?? 0);
