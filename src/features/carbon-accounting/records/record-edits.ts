import { isSame } from '../../../../core/compare/is-same';
import { textOfBills } from '../../../../core/carbon/inputs/bills';
import type { Bill } from '../../../../core/contracts/ca-activities-data';
import { clearedFields, wireNames, type InputFields } from '../../../../core/carbon/inputs/input-fields';
import type { ComparedValue, Difference, EditDefinition, EditText, Version } from '../../../lib/outbox/edit';
import { hasObject } from '../../../lib/api/shapes';
import type { Patch } from '../../../lib/outbox/patch';
import type { ApiTag } from '../../../lib/api/api';
import type { OfYear } from '../api';
import { resourcePath, type Resource } from './resources';

interface Recorded {
  id: string;
  version: number;
}

interface About extends OfYear {
  /** Name of the record in the language of the person who made the edit, for the list of unsent changes. */
  name: string;
}

export interface Creation<Item> extends About {
  record: Item;
}

/** The values of a record that a person can change. */
type Values = Readonly<Record<string, string | number | null | readonly Bill[]>>;

export interface Update<Item> extends About {
  id: string;
  /** The version that was seen; omitted while the record itself is unsent. */
  version?: number;
  /** A value was changed, possibly in another window, after the person saw it. */
  isOutdated?: true;
  changes: Partial<Item> & Values;
  /** The values of the same fields as they were seen; missing in edits of earlier versions of the app. */
  before?: Partial<Item> | undefined;
}

export interface Deletion extends About {
  id: string;
  version?: number;
}

/** How one kind of input is sent and displayed. */
interface Kind<Item> {
  resource: Resource;
  tag: ApiTag;
  /** The editable fields and their names in requests. */
  fields: InputFields;
  /** Omits values that the server derives from others. */
  withoutDerived?: (values: Partial<Item>) => object;
  /** The request body of a creation, besides the values. */
  creation: (record: Item, year: number) => Record<string, unknown>;
  /** Values to compare in a conflict, with their names. */
  compared: Readonly<Record<string, EditText['key']>>;
  /** Display of values that are ids. */
  shown?: Readonly<Record<string, (id: string, mine: string) => ComparedValue>>;
  list: (of: OfYear, recipe: (records: Item[]) => void) => Patch;
  needs?: (record: Item) => readonly string[];
}

const totals: ApiTag[] = ['CarbonYears'];

export const recordSubject = (resource: Resource, id: string): string => `${resource}/${id}`;

/** Sent after each creation or change of a record. */
const sync = (resource: Resource, projectId: number, id: string) => ({
  url: `${resourcePath(resource, projectId)}/${id}/sync`,
  method: 'POST',
});
/** A removed record that is restored keeps its number, and with it its place in the list. */
export const formerNumber = (snowflakeId: string): { SnowflakeId?: string } =>
  snowflakeId === '' ? {} : { SnowflakeId: snowflakeId };

const read = <Item>({ data }: { data: Item }) => data;

/** @param cleared names of values that are sent as null, which deletes them */
function toWire<Item>(
  { fields, withoutDerived }: Kind<Item>,
  values: object,
  cleared: ReadonlySet<string> = nothing,
): Record<string, unknown> {
  const given = (withoutDerived?.(values as Partial<Item>) ?? values) as Record<string, unknown>;
  const isSent = (name: string) => given[name] !== undefined && (given[name] !== null || cleared.has(name));
  // In list order: if two fields share a name in requests, the later one wins.
  return Object.fromEntries(
    Object.entries(wireNames(fields)).flatMap(([name, wire]) => (isSent(name) ? [[wire, given[name]]] : [])),
  );
}

const nothing: ReadonlySet<string> = new Set();

function differences<Item>({ compared, shown }: Kind<Item>, mine: object, theirs: object): Difference[] {
  return Object.keys(mine)
    .filter((name) => compared[name] !== undefined)
    .filter((name) => [mine, theirs].some((values) => valueOf(values, name) !== missing))
    .map((name) => {
      const show = (value: string | number): ComparedValue => {
        if (name === 'countryCode') return { country: String(value) };
        return shown?.[name]?.(String(value), String(valueOf(mine, name))) ?? value;
      };
      return {
        name: { key: compared[name] as EditText['key'] },
        mine: show(valueOf(mine, name, theirs)),
        theirs: show(valueOf(theirs, name, mine)),
      };
    });
}

/** Of bills only those that the other side does not have. */
function valueOf(values: object, name: string, others: object = {}): string | number {
  const read = (from: object) => (from as Partial<Values>)[name] ?? missing;
  const [value, other] = [read(values), read(others)];
  if (typeof value !== 'object') return value;
  return textOfBills(value, typeof other === 'object' ? other : []) || missing;
}

/** For a value that a record does not have. */
const missing = '–';

const withVersion = (version: Version | undefined) => (version === undefined ? {} : { version });

export function creationOf<Item extends Recorded>(
  kind: Kind<Item>,
  put: (records: Item[], record: Item) => void,
): EditDefinition<Creation<Item>, Item> {
  return {
    name: `${kind.resource}.create`,
    area: 'carbonAccounting',
    request: ({ projectId, year, record }, version) => ({
      url: `${resourcePath(kind.resource, projectId)}/create`,
      method: 'POST',
      body: { data: { ...toWire(kind, record), ...kind.creation(record, year), ...withVersion(version) } },
      expect: hasObject('data'),
    }),
    readAnswer: read<Item>,
    subject: ({ record }) => recordSubject(kind.resource, record.id),
    needs: ({ record }) => kind.needs?.(record) ?? [],
    creates: true,
    absorbs: {
      [`${kind.resource}.update`]: (creation, { changes }: Update<Item>) => ({
        ...creation,
        record: { ...creation.record, ...changes },
      }),
    },
    followUp: ({ projectId, record }) => sync(kind.resource, projectId, record.id),
    show: ({ projectId, year, record }) => [kind.list({ projectId, year }, (list) => put(list, record))],
    settled: ({ projectId, year }, answer) => [kind.list({ projectId, year }, (list) => put(list, answer))],
    reload: { sent: totals, refused: [kind.tag] },
    page: ({ year }) => `/carbon-accounting/${year}/update/`,
    label: ({ name, year }) => ({ key: 'edit.add', values: { name, year } }),
    compare: ({ record }, current) => differences(kind, record, current),
    whenRefused: 'keep',
  };
}

export function updateOf<Item extends Recorded>(
  kind: Kind<Item>,
  apply: (records: Item[], id: string, changes: Partial<Item>) => void,
): EditDefinition<Update<Item>, Item> {
  const cleared = clearedFields(kind.fields);
  return {
    name: `${kind.resource}.update`,
    area: 'carbonAccounting',
    request: ({ projectId, id, changes }, version) => ({
      url: `${resourcePath(kind.resource, projectId)}/${id}`,
      method: 'PUT',
      body: { data: { ...toWire(kind, changes, cleared), ...withVersion(version) } },
      expect: hasObject('data'),
    }),
    readAnswer: read<Item>,
    subject: ({ id }) => recordSubject(kind.resource, id),
    followUp: ({ projectId, id }) => sync(kind.resource, projectId, id),
    merge: (earlier, later) => ({
      ...later,
      changes: { ...earlier.changes, ...later.changes },
      before: earlier.before && later.before && { ...later.before, ...earlier.before },
    }),
    fitsOn: ({ changes, before }, current) =>
      before !== undefined && fieldsOf<Item>(changes).every((field) => isSame(before[field], current[field])),
    show: ({ projectId, year, id, changes }) => [
      kind.list({ projectId, year }, (list) => apply(list, id, changes)),
    ],
    settled: ({ projectId, year, id }, answer) => [
      kind.list({ projectId, year }, (list) => apply(list, id, answer)),
    ],
    reload: { sent: totals, refused: [kind.tag] },
    page: ({ year }) => `/carbon-accounting/${year}/update/`,
    label: ({ name, year }) => ({ key: 'edit.change', values: { name, year } }),
    compare: ({ changes }, current) => differences(kind, changes, current),
    whenRefused: 'keep',
  };
}

const fieldsOf = <Item>(values: Partial<Item>) => Object.keys(values) as (keyof Item)[];

export function deletionOf<Item extends Recorded>(
  kind: Kind<Item>,
  remove: (records: Item[], id: string) => void,
): EditDefinition<Deletion, Item> {
  return {
    name: `${kind.resource}.delete`,
    area: 'carbonAccounting',
    request: ({ projectId, id }, version) => ({
      url: `${resourcePath(kind.resource, projectId)}/${id}${version === undefined ? '' : `?version=${version}`}`,
      method: 'DELETE',
    }),
    subject: ({ id }) => recordSubject(kind.resource, id),
    show: ({ projectId, year, id }) => [kind.list({ projectId, year }, (list) => remove(list, id))],
    reload: { sent: totals, refused: [kind.tag] },
    page: ({ year }) => `/carbon-accounting/${year}/update/`,
    label: ({ name, year }) => ({ key: 'edit.remove', values: { name, year } }),
    compare: (_removal, current) =>
      differences(kind, current, current).map((each) => ({ ...each, mine: { key: 'value.removed' } })),
    whenRefused: 'revert',
  };
}

export type { Kind };
