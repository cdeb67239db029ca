const codes = [
  'activity',
  'spendVolume',
  'distribution',
  'results',
  'settings',
  'records',
  'cleanUp',
  'copied',
  'undoneImport',
  'evidence',
  'allocation',
  'figureChoice',
  'verification',
  'product',
  'productRelease',
  'productOffer',
  'askedFootprint',
  'exchangePartner',
  'exchangeRequest',
  'exchangeAsked',
] as const;

/** Subjects of audit trail entries whose text depends on the reader's language. */
export type SubjectCode = (typeof codes)[number];
export type SubjectValues = Readonly<Record<string, string | number>>;

/** A subject as it is stored: the code and the values that its text needs. */
export function toSubject(code: SubjectCode, values: SubjectValues): string {
  return `${code} ${JSON.stringify(values)}`;
}

/** Undefined for a subject that is stored as text: a name, an address, a file. */
export function readSubject(subject: string): { code: SubjectCode; values: SubjectValues } | undefined {
  const [, name, json = ''] = /^([a-zA-Z]+) (\{.*\})$/.exec(subject) ?? [];
  const code = codes.find((each) => each === name);
  if (!code) return undefined;
  try {
    return { code, values: JSON.parse(json) as SubjectValues };
  } catch {
    return undefined;
  }
}
