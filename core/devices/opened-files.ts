/** Where the installed app takes files that are shared to it or opened with it. */
export const openedFilesPath = '/carbon-accounting/invoices/';

/** Of the form that a share target is sent. */
export const openedFilesField = 'files';

/** What may be opened: e-invoices, archives of them, and the data of meters. */
export const openedFileTypes: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'application/xml': ['.xml'],
  'application/zip': ['.zip'],
  'text/csv': ['.csv'],
  'text/xml': ['.xml'],
};
