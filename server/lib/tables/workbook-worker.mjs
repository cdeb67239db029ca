import { parentPort, workerData } from 'node:worker_threads';
import readWorkbook from 'read-excel-file/universal';

/** Reads one workbook, of which it is given the bytes, and answers with its tables. */
const sheets = await readWorkbook(workerData);
parentPort.postMessage(
  sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) })),
);

function toCell(value) {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return ['string', 'number', 'boolean'].includes(typeof value) ? value : null;
}
