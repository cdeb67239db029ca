import type { ImportError } from '../../../../core/contracts/ca-imports';
import type { Cell } from '../../../lib/tables/csv';
import { plain } from './headings';

/** Columns unique to one kind of export; some of its others are also in imports. */
const marks = {
  results: ['Factor ID', 'Method version'],
  energy: ['Renewable (MWh)', 'Not renewable (MWh)'],
} as const;

/** Recognises a table of results instead of inputs; undefined for any other. */
export function otherExport(
  header: readonly Cell[],
): Pick<ImportError, 'code' | 'about' | 'message'> | undefined {
  const names = new Set(header.map(plain));
  for (const [about, columns] of Object.entries(marks))
    if (columns.every((column) => names.has(plain(column))))
      return {
        code: 'OTHER_EXPORT',
        about,
        message: `The file is an export of ${about}, which is calculated; export the inputs and change those.`,
      };
  return undefined;
}
