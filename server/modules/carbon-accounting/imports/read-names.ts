import { flagCode } from '../../../../core/countries/flag-code';
import { unitFault, readUnit } from '../../../../core/carbon/inputs/units';
import type { Activity } from '../../../../core/contracts/value-lists';
import { isCountry } from '../records/reference-data';
import type { KnownNames } from './known-names';
import type { NameList } from './name-list';

/** A country by its code or its name, in any language; undefined if unknown. */
export function readCountry(text: string, { countries }: KnownNames): string | undefined {
  const code = countries.find(text) ?? flagCode(text).toUpperCase();
  return isCountry(code) ? code : undefined;
}

/** The symbol of a unit written as symbol or name; an unknown unit stays as written. */
export function readUnitName(text: string, activity: Activity | undefined, { units }: KnownNames): string {
  const sign = readUnit(text);
  if (activity && !unitFault(sign, activity)) return sign;
  return units.find(text) ?? sign;
}

interface Named {
  code?: string;
  /** Which of the two columns. */
  at: 0 | 1;
  fault?: 'UNKNOWN' | 'DIFFERENT';
}

/**
 * The meaning of two columns, the first with a code or a name, the second with a name only. The second counts
 * where the first is empty. Next to a code, an unknown name is a remark, and the name of something else is an
 * error.
 */
export function readNamed([first, second]: readonly [string, string], list: NameList): Named {
  if (first === '' && second === '') return { at: 0 };
  const at = first === '' ? 1 : 0;
  const code = list.find(first === '' ? second : first);
  if (code === undefined) return { at, fault: 'UNKNOWN' };
  const other = list.find(second);
  if (other !== undefined && other !== code) return { at: 1, code, fault: 'DIFFERENT' };
  return { at, code };
}
