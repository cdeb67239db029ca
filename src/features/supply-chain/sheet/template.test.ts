import { Blob, File } from 'node:buffer';
import { readFileSync } from 'node:fs';
import writeWorkbook from 'write-excel-file/universal';
import { cellsIn } from '../../../../tests/support/web/cells-in';
import { countryName } from '../../../../core/countries/country-name';
import { localeNames, locales, type Locale } from '../../../../core/i18n/locales';
import { writeSheet } from '../../../lib/sheets/sheet-files';
import { readSuppliers, type SheetLabels } from './read-suppliers';
import { columnPositions, sheetColumns, templatePlaces, type SheetColumn } from './sheet-columns';

// jsdom's versions cannot be read.
beforeAll(() => void Object.assign(globalThis, { Blob, File }));

const textsIn = (locale: Locale, namespace: string) =>
  JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8')) as Record<string, unknown>;

function labelsIn(locale: Locale): SheetLabels {
  const fields = textsIn(locale, 'supply-chain').fields as Record<SheetColumn, string>;
  const { wanted } = textsIn(locale, 'customer-view') as { wanted: { kind: SheetLabels['wanted'] } };
  const sectors = textsIn(locale, 'sectors') as Record<string, string>;
  return {
    locale,
    headers: Object.fromEntries(sheetColumns.map((column) => [column, fields[column]])) as typeof fields,
    sectors: Object.entries(sectors).map(([code, name]) => ({ code, name })),
    wanted: wanted.kind,
    wordsFor: () => [],
  };
}

const headersOf = ({ headers }: SheetLabels) => sheetColumns.map((column) => headers[column]);
const read = (content: globalThis.Blob) => cellsIn(new globalThis.File([content], 'suppliers.xlsx'));

describe.each(locales)('the template in %s', (locale) => {
  const labels = labelsIn(locale);

  it('has every column where it is expected', async () => {
    const look = { format: 'xlsx', locale, name: 'Suppliers', widths: [32] } as const;
    const template = await writeSheet([headersOf(labels)], look);
    const cells = await read(template);
    expect(cells).toHaveLength(1);
    expect(columnPositions(cells[0] ?? [], labels.headers)).toEqual(templatePlaces);
  });

  it('shares its columns with a sheet that is titled like the list', () => {
    const { supplier, productGroup, country, dueDate } = textsIn(locale, 'supply-chain').columns as Record<
      'supplier' | 'productGroup' | 'country' | 'dueDate',
      string
    >;
    expect(columnPositions([country, dueDate, 'E-Mail', productGroup, supplier], labels.headers)).toEqual({
      country: 0,
      dueDate: 1,
      email: 2,
      sector: 3,
      supplierName: 4,
    });
  });

  it('is read back as people of the language fill it in, with days as days', async () => {
    const text = (value: string) => ({ value, type: String });
    const filled = await writeWorkbook(
      [
        headersOf(labels).map(text),
        [
          text('Stahl AG'),
          text('a@stahl.example'),
          text(labels.sectors.find(({ code }) => code === 'STEEL')?.name ?? ''),
          text(countryName('AT', locale)),
          { value: 4711, type: Number },
          text(localeNames.fr),
          { value: new Date(Date.UTC(2027, 2, 31)), type: Date, format: 'dd/mm/yyyy' },
          text('Bonjour'),
          text(`${labels.wanted.emissions}; ${labels.wanted.selfAssessment}`),
        ],
      ],
      { sheet: 'Suppliers' },
    ).toBlob();
    expect(readSuppliers(await read(filled), labels)).toEqual({
      kind: 'rows',
      rows: [
        {
          number: 2,
          supplierName: 'Stahl AG',
          email: 'a@stahl.example',
          sectorCode: 'STEEL',
          countryCode: 'AT',
          supplierId: '4711',
          locale: 'fr',
          dueDate: '2027-03-31',
          message: 'Bonjour',
          wanted: ['selfAssessment', 'emissions'],
          given: {},
        },
      ],
    });
  });
});
