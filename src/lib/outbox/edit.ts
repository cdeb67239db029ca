import type { TFuncKey } from 'i18next';
import type { api, ApiTag } from '../api/api';
import type { ApiRequest } from '../api/base-query';
import type { Patch } from './patch';

/** A text of the namespace `offline`, which every page of the shell holds. */
export interface EditText {
  key: Exclude<TFuncKey<'offline'>, `${string}:${string}`>;
  values?: Readonly<Record<string, string | number>>;
}

/** Where an edit belongs: the drawer groups by it and leads to it. */
export type EditArea = 'requests' | 'selfAssessment' | 'carbonAccounting' | 'supplyChain';

/** What a record's version looks like on the wire. */
export type Version = number | string;

type EditRequest = Pick<ApiRequest, 'url' | 'method' | 'body' | 'timeout' | 'expect'>;
type Tags = Parameters<typeof api.util.invalidateTags>[0];

/** What a reader sees of a value: a text, a country by its name, a number as the reader's language writes it. */
export type ComparedValue = EditText | { country: string } | string | number;

/** A value that two people have left differently. */
export interface Difference {
  name: EditText;
  mine: ComparedValue;
  theirs: ComparedValue;
}

/**
 * How one kind of edit is sent, shown and named. `Arg` is stored on the device: plain JSON, no functions, no dates.
 * `Answer` is what the server answers, and for a conflict what it sends as the current state.
 */
export interface EditDefinition<Arg, Answer> {
  /** Stored with every edit, so it never changes: `activity.update`. */
  name: string;
  area: EditArea;
  /** The call. The version is the newest that this edit may build on; it goes where the call wants it. */
  request: (arg: Arg, version: Version | undefined) => EditRequest;
  /** Reads the answer's body. Without it, the body is the answer. */
  readAnswer?: (body: never) => Answer;
  /** What the edit is about, such as `activity/{id}`: edits of one subject are sent in order, one after the other. */
  subject: (arg: Arg) => string;
  /** Other subjects that must have reached the server before, such as the record this one belongs to. */
  needs?: (arg: Arg) => readonly string[];
  /** The edit makes its subject exist: without it, later edits of the subject make no sense. */
  creates?: boolean;
  /** Makes one edit of two unsent ones of this kind and subject, as when somebody goes on typing in a field. */
  merge?: (earlier: Arg, later: Arg) => Arg;
  /** The same for a later edit of another kind, by its name: what is changed before it was sent is created so. */
  absorbs?: Readonly<Record<string, (earlier: Arg, later: never) => Arg>>;
  /** How cached answers look with the edit. Applied again on every later answer, as long as it is not sent. */
  show: (arg: Arg) => readonly Patch[];
  /** What of the server's answer goes into cached answers. Without it, what was shown stays. */
  settled?: (arg: Arg, answer: Answer) => readonly Patch[];
  /**
   * What is fetched again once the edit is sent, and once the server has refused it; `afterwards` for an action after
   * which lists are loaded three times (`reloadAfterAction`).
   */
  reload?: { sent?: Tags; refused?: Tags; afterwards?: readonly ApiTag[] };
  /** A call that follows the edit once it is sent, from whichever page. */
  followUp?: (arg: Arg) => EditRequest;
  /** How the drawer names the edit. */
  label: (arg: Arg) => EditText;
  /** What stands against what, when somebody else was faster (409 STALE_VERSION). */
  compare?: (arg: Arg, current: Answer) => readonly Difference[];
  /** The version that the person saw; without it, `arg.version`. */
  seen?: (arg: Arg) => Version | undefined;
  /** The version of a record that the server sent; without it, its `version`. */
  versionOf?: (record: Answer) => Version | undefined;
  /**
   * What happens when the server refuses the edit while the person is still there: `takeBack` forgets it, and the
   * screen says why (a button was pressed); `keep` waits for a decision in the drawer (a text was typed).
   */
  whenRefused?: 'takeBack' | 'keep';
}

/** A definition with its types put aside, as the outbox handles all of them. */
export type AnyEdit = EditDefinition<unknown, unknown>;

declare const answerType: unique symbol;

/** A defined edit. */
export interface Edit<Arg, Answer> {
  readonly name: string;
  readonly area: EditArea;
  subject(arg: Arg): string;
  readonly [answerType]?: Answer;
}

const defined = new Map<string, AnyEdit>();

/** Makes an edit known to the outbox, which works off line then. */
export function defineEdit<Arg extends object, Answer = unknown>(
  definition: EditDefinition<Arg, Answer>,
): Edit<Arg, Answer> {
  defined.set(definition.name, definition as unknown as AnyEdit);
  return definition;
}

/** The definition of a stored edit; undefined when this version of the app, or this page, does not know it. */
export function findEdit(name: string): AnyEdit | undefined {
  return defined.get(name);
}

/** How a later edit of the same subject becomes one with `earlier`; undefined where it cannot. */
export function mergeOf(
  earlier: AnyEdit | undefined,
  later: AnyEdit,
): ((earlier: unknown, later: unknown) => unknown) | undefined {
  if (earlier?.name === later.name) return later.merge;
  return earlier?.absorbs?.[later.name] as ((earlier: unknown, later: unknown) => unknown) | undefined;
}

/** The version that an edit was made on. */
export function seenVersion(edit: AnyEdit, arg: unknown): Version | undefined {
  return edit.seen ? edit.seen(arg) : versionIn(arg);
}

/** The version of what the server sent. */
export function versionOf(edit: AnyEdit, record: unknown): Version | undefined {
  if (record === null || record === undefined) return undefined;
  return edit.versionOf ? edit.versionOf(record) : versionIn(record);
}

function versionIn(value: unknown): Version | undefined {
  const version = (value as { version?: unknown } | null | undefined)?.version;
  return typeof version === 'number' || typeof version === 'string' ? version : undefined;
}
