import { flagCode } from '../../../../core/countries/flag-code';
import { unitFault, readUnit } from '../../../../core/carbon/units';
import type { Activity } from '../../../../core/contracts/value-lists';
import { isCountry } from '../records/reference-data';
import type { KnownNames } from './known-names';
import type { NameList } from './name-list';

/** A country by its code or its name, in any language; undefined for what is not known. */
export function readCountry(text: string, { countries }: KnownNames): string | undefined {
  const code = countries.find(text) ?? flagCode(text).toUpperCase();
  return isCountry(code) ? code : undefined;
}

/** The sign of a unit that is written as its sign or its name; what is not known stays as it is written. */
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
 * What two columns name, of which the first holds a code or a name, the second a name alone. The second decides
 * where the first is empty. Beside a code, a text that names nothing is a remark; one that names another thing is a
 * fault.
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
