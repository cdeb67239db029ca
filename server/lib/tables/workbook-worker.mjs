import readWorkbook from 'read-excel-file/universal';

/** Reads one workbook, of which it is sent the bytes, and answers with its tables. */
process.once('message', async (bytes) => {
  const sheets = await readWorkbook(bytes);
  const tables = sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) }));
  process.send(tables, () => process.disconnect());
});

function toCell(value) {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return ['string', 'number', 'boolean'].includes(typeof value) ? value : null;
}
