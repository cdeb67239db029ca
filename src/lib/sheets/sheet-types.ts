/** For the file picker. SAP and others name text and web pages `.xls`; what a file is, its content decides. */
export const sheetTypes = '.xlsx,.xls,.csv,.tsv,.txt,text/csv';
