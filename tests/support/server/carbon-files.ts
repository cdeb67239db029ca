import type { ImportPreview } from '../../../core/contracts/ca-imports';
import { writeXlsx } from '../../../server/lib/tables/write-xlsx';
import { carbonUrl, emptyTables, type Company } from './carbon-company';
import { people, type TestApp } from './test-app';

export const withoutImports = (server: TestApp) =>
  emptyTables(
    server,
    'activity_data',
    'spend_volumes',
    'spend_distributions',
    'supplier_inputs',
    'years',
    'imports',
  );

/** What the company's main user does with files, and the results. */
export function carbonFiles(company: Company) {
  const url = carbonUrl(company);
  const get = (address: string) => company().server.call(people.mainUser, { url: address });
  const send = (what: 'preview' | 'import', file: string | Buffer, query = '', email = people.mainUser) =>
    company().server.call(email, {
      method: 'POST',
      url: url('ca-imports', `/${what}?fileName=data.csv${query}`),
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(file),
    });
  const undo = (id: string) =>
    company().server.call(people.mainUser, { method: 'DELETE', url: url('ca-imports', `/${id}`) });
  const errorsOf = async (file: string | Buffer, query = '') =>
    (await send('preview', file, query))
      .json<ImportPreview>()
      .data.errors.map(({ table, row, column, message }) => [table, row, column, message]);
  const records = async (resource: string) =>
    (await get(url(resource))).json<{ data: Record<string, unknown>[] }>().data;
  return { url, get, send, undo, errorsOf, records };
}

export const activityHeader = 'Year,Activity ID,Activity,Amount,Unit,Country,Site,Note,Evidence,Record ID';
export const activityFile = `${activityHeader}\n2024,101,Gas,1234.5,kWh,DE,Hall 1,"=1+1",bill 7,\n2024,401,,88,kWh,de,,,,\n`;

export const workbook = () =>
  writeXlsx([
    { name: 'Activities', rows: [activityHeader.split(','), [2024, 101, 'Gas', 1234.5, 'kWh', 'DE']] },
    {
      name: 'Spend',
      rows: [
        ['Year', 'Turnover (thousand USD)', 'Spend share of turnover (%)'],
        [2024, 5000, 40],
      ],
    },
    {
      name: 'Distribution',
      rows: [
        ['Year', 'Sector code', 'Sector', 'Share of input (%)'],
        [2024, 'STEEL_MILL_PRODUCTS', 'Steel', 60],
      ],
    },
    {
      name: 'Suppliers',
      rows: [
        ['Year', 'Sector code', 'Supplier ID', 'Supplier name', 'Country', 'Share of sector input (%)'],
        [2024, 'STEEL_MILL_PRODUCTS', '4711', 'Stahl AG', 'DE', 30],
      ],
    },
    { name: 'My own notes', rows: [['whatever'], ['is ignored']] },
  ]);
