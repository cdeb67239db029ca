import type { Static } from 'typebox';
import type { TemplateQuery } from '../../../../core/contracts/ca-imports';
import { normaliseLocale } from '../../../../core/i18n/locales';
import type { Activity } from '../../../../core/contracts/value-lists';
import { activities } from '../../../../data/activities/activities';
import { scope3Sectors } from '../../../../data/scope3-sectors/scope3-sectors';
import { ApiError } from '../../../lib/api-error';
import { writeCsv, type Cell } from '../../../lib/tables/csv';
import type { FileToSend } from '../../../lib/tables/send-file';
import { writeXlsx } from '../../../lib/tables/write-xlsx';
import { headersOf, importTables, listSheets, sheetNames } from './columns';

/** An empty file to fill in; the workbook brings the lists of activities and sectors on sheets of their own. */
export async function templateFile(
  { format, table, locale }: Static<typeof TemplateQuery>,
  own: readonly Activity[],
): Promise<FileToSend> {
  if (format === 'xlsx') {
    const sheets = importTables.map((name) => ({ name: sheetNames[name], rows: [headersOf(name)] }));
    return { name: 'carbon-accounting', format, content: await writeXlsx([...sheets, ...listsWith(own)]) };
  }
  if (!table)
    throw new ApiError(
      400,
      'TABLE_MISSING',
      `Say which table: ${importTables.join(', ')}; a CSV file holds one.`,
    );
  const style = { locale: normaliseLocale(locale) };
  return { name: `carbon-accounting-${table}`, format, content: writeCsv([headersOf(table)], style) };
}

const listsWith = (own: readonly Activity[]): { name: string; rows: Cell[][] }[] => [
  {
    name: listSheets.activities,
    rows: [
      ['ID', 'Name', 'Measured in', 'Group', 'Kind'],
      ...[...activities, ...own].map(({ activityId, name, unit, hierarchyLevel1, hierarchyLevel2 }) => [
        activityId,
        name,
        unit,
        hierarchyLevel1,
        hierarchyLevel2,
      ]),
    ],
  },
  {
    name: listSheets.sectors,
    rows: [['Code', 'Name'], ...scope3Sectors.map(({ code, name }) => [code, name])],
  },
];
