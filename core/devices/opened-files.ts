/** The page on which the installed app receives files that are shared to it or opened with it. */
export const openedFilesPath = '/carbon-accounting/invoices/';

/** Form field of the share target. */
export const openedFilesField = 'files';

/** The page on which it receives spreadsheets that are opened with it. */
export const openedSheetsPath = '/carbon-accounting/creditors/';

type FileTypes = Readonly<Record<string, readonly string[]>>;

/** Types of files that can be opened: e-invoices, archives of them, and meter data. */
export const openedFileTypes: FileTypes = {
  'application/pdf': ['.pdf'],
  'application/xml': ['.xml'],
  'application/zip': ['.zip'],
  'text/csv': ['.csv'],
  'text/xml': ['.xml'],
};

/** Types of spreadsheets that can be opened: creditor lists. */
export const openedSheetTypes: FileTypes = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

export const isSheetName = (name: string): boolean => /\.xlsx$/i.test(name);

const notStored = 'notStored';

/** The page that says how many files the device had no room for. */
export const pathWithoutFiles = (path: string, count: number): string =>
  count > 0 ? `${path}?${notStored}=${count}` : path;

/** How many files the device had no room for. */
export const filesNotStored = (search: string): number =>
  Number(new RegExp(`[?&]${notStored}=(\\d+)`).exec(search)?.[1] ?? 0);
