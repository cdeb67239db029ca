import readWorkbook from 'read-excel-file/universal';
import { repairWorkbook } from '../../../core/tables/repair-workbook.mjs';

/** Reads one workbook from the bytes sent to it, and returns its tables. */
process.once('message', async (bytes) => {
  const sheets = await readWorkbook(repairWorkbook(new Uint8Array(bytes)));
  const tables = sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) }));
  process.send(tables, () => process.disconnect());
});

function toCell(value) {
  if (value instanceof Date) return toDay(value);
  return ['string', 'number', 'boolean'].includes(typeof value) ? value : null;
}

/** Spreadsheets cannot show days after the year 9999 either. */
function toDay(date) {
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString().slice(0, 10) : '#NUM!';
}
