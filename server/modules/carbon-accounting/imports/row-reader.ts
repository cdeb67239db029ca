import { faultMessages, type FigureFault } from '../../../../core/carbon/inputs/figures';
import type { ImportError } from '../../../../core/contracts/ca-imports';
import { isUuid } from '../../../../core/records/is-uuid';
import { sectorByCode } from '../records/reference-data';
import { tableColumns } from './columns';
import type { KnownNames } from './known-names';
import type { NameList } from './name-list';
import { readCountry, readNamed } from './read-names';
import type { FileRow } from './read-rows';

/** Receives the errors of a column; unreadable cells have theirs already and get no other. */
export interface Report {
  missing: (field: string) => void;
  figure: (field: string, fault: FigureFault | undefined) => void;
  unknown: (field: string, code: string, suggested: string[]) => void;
  check: (field: string, code: string | undefined, message: string, about?: string) => void;
}

/** Reads the cells of a row and collects its errors. */
export interface RowReader extends Report {
  cells: FileRow['cells'];
  /** 0 for an empty cell. */
  number: (field: string) => number;
  text: (field: string) => string;
  isUnreadable: (field: string) => boolean;
  /** The code of the country; empty if there is none. */
  country: () => string;
  /** The code that two columns mean together: one with a code or number, one with a name. */
  named: (field: string, nameField: string, list: NameList, unknownCode: string) => string | undefined;
  hasSector: () => boolean;
  /** The id of the sector; 0 if it is unknown. */
  sector: () => number;
  /** The id of a record or bill from an export, in lower case; empty for a new one. */
  recordId: (field?: string) => string;
  errors: () => ImportError[];
}

interface Fault {
  field: string;
  code: string;
  about: string;
  message: string;
  suggested?: string[];
}

export function createRowReader({ table, row, cells, broken }: FileRow, names: KnownNames): RowReader {
  const faults: Fault[] = [];
  const isUnreadable = (field: string) => broken.includes(field);
  const text = (field: string) => String(cells[field] ?? '');
  const headerOf = (field: string) =>
    (tableColumns[table] as Record<string, { header: string }>)[field]?.header ?? field;

  const check: Report['check'] = (field, code, message, about = '') => {
    if (code !== undefined && !isUnreadable(field)) faults.push({ field, code, about, message });
  };
  const unknown: Report['unknown'] = (field, code, suggested) => {
    if (isUnreadable(field)) return;
    const given = text(field).slice(0, 200);
    const meant = suggested.length > 0 ? `; did you mean ${suggested.join(' or ')}?` : '';
    faults.push({ field, code, about: '', message: `"${given}" is not known${meant}`, suggested });
  };
  const named: RowReader['named'] = (field, nameField, list, unknownCode) => {
    const { code, fault, at } = readNamed([text(field), text(nameField)], list);
    const column = at === 0 ? field : nameField;
    if (fault === 'UNKNOWN') unknown(column, unknownCode, list.suggest(text(column)));
    if (fault === 'DIFFERENT')
      check(nameField, 'OTHER_NAME', `${headerOf(nameField)} and ${headerOf(field)} mean different things`);
    return code;
  };

  return {
    cells,
    number: (field) => Number(cells[field] ?? 0),
    text,
    isUnreadable,
    check,
    unknown,
    missing: (field) => check(field, 'CELL_EMPTY', `${headerOf(field)} is missing`),
    figure: (field, fault) => check(field, fault, fault ? faultMessages[fault] : ''),
    country() {
      const code = readCountry(text('country'), names);
      if (code === undefined && text('country') !== '')
        unknown('country', 'UNKNOWN_COUNTRY', names.countries.suggest(text('country')));
      return code ?? '';
    },
    named,
    hasSector: () => text('sectorCode') !== '' || text('sector') !== '',
    sector: () => sectorByCode(named('sectorCode', 'sector', names.sectors, 'UNKNOWN_SECTOR') ?? '')?.id ?? 0,
    recordId(field = 'recordId') {
      const id = text(field).toLowerCase();
      const isKnownForm = id === '' || isUuid(id);
      check(field, isKnownForm ? undefined : 'NO_RECORD', 'Record ID is not from an export; leave it empty');
      return id;
    },
    errors: () =>
      faults.map(({ field, code, about, message, suggested }) => ({
        ...{ table, row, column: headerOf(field), value: text(field).slice(0, 200), code, about, message },
        ...(suggested && suggested.length > 0 && { suggested }),
      })),
  };
}
