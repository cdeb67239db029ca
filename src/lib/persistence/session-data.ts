import type { SavedAnswer } from '../api/saved-answer';

/** The lists stored with the saved session; those not loaded yet are left out. */
export interface SessionData {
  customerRequests?: unknown;
  businessSegments?: unknown;
  valueLists: Record<string, unknown>;
}

type ListName = 'customerRequests' | 'businessSegments';

/** Lists of a project, by the endpoints that return them. */
const lists: Record<string, { name: ListName; tag: string }> = {
  getCustomerRequests: { name: 'customerRequests', tag: 'CustomerRequests' },
  getBusinessSegments: { name: 'businessSegments', tag: 'BusinessSegments' },
};
const valueListEndpoint = 'getValueList';

/** A longer list, in characters, is stored with the answers only. */
const maxListLength = 1_500_000;

type DataOf = (answer: SavedAnswer) => unknown;

/** Updates the lists of a session from the answers. */
export function sessionDataOf(
  answers: readonly SavedAnswer[],
  before: SessionData = { valueLists: {} },
  dataOf: DataOf = ({ data }) => data,
): SessionData {
  const data = { ...before, valueLists: { ...before.valueLists } };
  for (const answer of answers) {
    const list = lists[answer.endpointName];
    if (list) data[list.name] = dataOf(answer);
    else if (answer.endpointName === valueListEndpoint)
      data.valueLists[String(answer.originalArgs)] = dataOf(answer);
  }
  return data;
}

/** Whether nothing has changed since. */
export function sameData(a: SessionData, b: SessionData): boolean {
  const flat = ({ valueLists, ...rest }: SessionData) => ({ ...valueLists, ...rest }) as object;
  const [one, other] = [Object.entries(flat(a)), new Map(Object.entries(flat(b)))];
  return one.length === other.size && one.every(([name, list]) => other.get(name) === list);
}

/** Serialised as JSON, without the lists that are too long. */
export function toText({ valueLists, ...rest }: SessionData): string {
  return textOf([...textsOf(rest), ['valueLists', textOf(textsOf(valueLists))]]);
}

/** The saved lists as stale answers: they are fetched again when shown. */
export function toAnswers({ valueLists, ...rest }: SessionData, projectId: number): SavedAnswer[] {
  const toAnswer = (endpointName: string, arg: unknown, data: unknown, tags: SavedAnswer['tags']) => ({
    cacheKey: `${endpointName}(${JSON.stringify(arg)})`,
    endpointName,
    originalArgs: arg,
    data,
    at: 0,
    tags,
  });
  const ofProject = Object.entries(lists).flatMap(([endpointName, { name, tag }]) =>
    rest[name] === undefined ? [] : [toAnswer(endpointName, projectId, rest[name], [{ type: tag }])],
  );
  const ofEverybody = Object.entries(valueLists).map(([name, list]) =>
    toAnswer(valueListEndpoint, name, list, []),
  );
  return [...ofProject, ...ofEverybody];
}

/** Whether a value read from the device has the shape of a session's lists. */
export function isSessionData(value: unknown): value is SessionData {
  if (!isRecord(value) || !isRecord(value['valueLists'])) return false;
  const { valueLists, ...rest } = value;
  const known: unknown[] = Object.values(lists).map(({ name }) => rest[name]);
  return [...known, ...Object.values(valueLists)].every(
    (list) => list === undefined || isListOfRecords(list),
  );
}

function isListOfRecords(value: unknown): boolean {
  return Array.isArray(value) && value.every(isRecord);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists as JSON, cached by list, so that a new list does not cause the others to be serialised again. */
const serialised = new WeakMap<object, string>();

function serialise(list: object): string {
  const text = serialised.get(list) ?? JSON.stringify(list);
  serialised.set(list, text);
  return text;
}

function textsOf(values: object): [string, string][] {
  return Object.entries(values)
    .map(([name, list]): [string, string] => [name, serialise(list as object)])
    .filter(([, text]) => text.length <= maxListLength);
}

/** Builds a JSON object from values that are already serialised. */
export function textOf(values: readonly [string, string][]): string {
  return `{${values.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
}
