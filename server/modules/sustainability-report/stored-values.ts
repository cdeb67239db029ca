import type { StoredAnswers } from '../../../core/assessment/merge';
import type { SaveReportBody } from '../../../core/contracts/sustainability-report';
import type { EnteredValue, Omission, ReportValue } from '../../../core/terms/report-value';

/** The key for merging a stored value: kind, name and member, none of which contains a line break. */
export const storedKey = (kind: string, name: string, member: string): string =>
  [kind, name, member].join('\n');

/** The parts of a key. */
export function fromStoredKey(key: string): { kind: string; name: string; member: string } {
  const [kind = '', name = '', member = ''] = key.split('\n');
  return { kind, name, member };
}

/** Changes of a body by their key; an empty text and an empty choice remove a value. */
export function changesOf({ values = [], omissions = [] }: SaveReportBody['data']): Record<string, unknown> {
  const ofValues = values.map(({ concept, member, value }): [string, unknown] => [
    storedKey('value', concept, member),
    isEmpty(value) ? null : value,
  ]);
  const ofOmissions = omissions.map(({ section, kind, reason }): [string, unknown] => [
    storedKey('omission', section, ''),
    kind === null ? null : { kind, reason },
  ]);
  return Object.fromEntries([...ofValues, ...ofOmissions]);
}

const isEmpty = (value: ReportValue | null) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Values and omissions in wire format, without removed ones. */
export function toLists(stored: StoredAnswers): { values: EnteredValue[]; omissions: Omission[] } {
  const values: EnteredValue[] = [];
  const omissions: Omission[] = [];
  for (const [key, { value }] of Object.entries(stored)) {
    if (value === null) continue;
    const { kind, name, member } = fromStoredKey(key);
    if (kind === 'value') values.push({ concept: name, member, value: value as ReportValue });
    else omissions.push({ section: name, ...(value as Omit<Omission, 'section'>) });
  }
  return { values, omissions };
}
