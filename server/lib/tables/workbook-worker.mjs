import readWorkbook from 'read-excel-file/universal';

/** Reads one workbook from the bytes sent to it, and returns its tables. */
process.once('message', async (bytes) => {
  const sheets = await readWorkbook(bytes);
  const tables = sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) }));
  process.send(tables, () => process.disconnect());
});

function toCell(value) {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return ['string', 'number', 'boolean'].includes(typeof value) ? value : null;
}
