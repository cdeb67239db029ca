import type { TFuncKey } from 'i18next';
import type { api, ApiTag } from '../api/api';
import type { ApiRequest } from '../api/base-query';
import type { Patch } from './patch';

/** A text of the namespace `offline`, which every page of the shell loads. */
export interface EditText {
  key: Exclude<TFuncKey<'offline'>, `${string}:${string}`>;
  values?: Readonly<Record<string, string | number>>;
}

/** The area of an edit: the drawer groups by it and links to it. */
export type EditArea = 'requests' | 'selfAssessment' | 'carbonAccounting' | 'supplyChain';

/** What a record's version looks like on the wire. */
export type Version = number | string;

type EditRequest = Pick<ApiRequest, 'url' | 'method' | 'body' | 'timeout' | 'expect'>;
type Tags = Parameters<typeof api.util.invalidateTags>[0];

/**
 * A value as shown to the reader: a text, a country by its name, a number and a list of words in the reader's notation,
 * or several of these in one row.
 */
export type ComparedValue =
  | EditText
  | { country: string }
  | { list: readonly string[] }
  | { parts: readonly ComparedValue[] }
  | string
  | number;

/** A value that two people have set differently. */
export interface Difference {
  name: EditText;
  mine: ComparedValue;
  theirs: ComparedValue;
}

/**
 * How one kind of edit is sent, shown and named. `Arg` is stored on the device: plain JSON, no functions, no dates.
 * `Answer` is the server's response, and in a conflict the current state it sends.
 */
export interface EditDefinition<Arg, Answer> {
  /** Stored with every edit, so it must never change: `activity.update`. */
  name: string;
  area: EditArea;
  /**
   * The request. `version` is the newest that this edit may build on; the definition puts it where the endpoint expects
   * it.
   */
  request: (arg: Arg, version: Version | undefined) => EditRequest;
  /** Parses the response body. Without it, the body is the answer. */
  readAnswer?: (body: never) => Answer;
  /** What the edit is about, such as `activity/{id}`: edits of one subject are sent in order, one after another. */
  subject: (arg: Arg) => string;
  /** Other subjects that must reach the server first, such as the record this one belongs to. */
  needs?: (arg: Arg) => readonly string[];
  /** The edit creates its subject: without it, later edits of the subject make no sense. */
  creates?: boolean;
  /** Merges two unsent edits of this kind and subject, for example while someone types in a field. */
  merge?: (earlier: Arg, later: Arg) => Arg;
  /** The same for a later edit of another kind, by its name: a change to an unsent creation becomes part of it. */
  absorbs?: Readonly<Record<string, (earlier: Arg, later: never) => Arg>>;
  /** How the edit changes cached answers. Reapplied to every later answer until the edit is sent. */
  show: (arg: Arg) => readonly Patch[];
  /** How the server's response changes cached answers. Without it, what was shown stays. */
  settled?: (arg: Arg, answer: Answer) => readonly Patch[];
  /**
   * What is fetched again once the edit is sent, or refused; `afterwards` for an action after which lists are fetched
   * three times (`reloadAfterAction`).
   */
  reload?: { sent?: Tags; refused?: Tags; afterwards?: readonly ApiTag[] };
  /** A request to send after the edit, from any page. */
  followUp?: (arg: Arg) => EditRequest;
  /** The edit's name in the drawer. */
  label: (arg: Arg) => EditText;
  /** The page on which it was made, without the language; by default that of its area. */
  page?: (arg: Arg) => string;
  /** The differences to show when someone else was faster (409 STALE_VERSION). */
  compare?: (arg: Arg, current: Answer) => readonly Difference[];
  /**
   * Whether the current state has, where the edit changes it, what the person saw. Then a conflict is about other values,
   * and the edit is sent again on the current version.
   */
  fitsOn?: (arg: Arg, current: Answer) => boolean;
  /** The edit once the person keeps it despite the current state: what it does not change is as it is now. */
  keepMine?: (arg: Arg, current: Answer) => Arg;
  /** The version that the person saw; by default `arg.version`. */
  seen?: (arg: Arg) => Version | undefined;
  /** The version of a record from the server; by default its `version`. */
  versionOf?: (record: Answer) => Version | undefined;
  /**
   * What happens when the server refuses the edit while the person is waiting: `revert` undoes it, and the screen
   * shows why (for a button); `keep` waits for a decision in the drawer (for typed text).
   */
  whenRefused?: 'revert' | 'keep';
}

/** An untyped definition, as the outbox handles all kinds. */
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

/** Registers an edit with the outbox, so that it works offline. */
export function defineEdit<Arg extends object, Answer = unknown>(
  definition: EditDefinition<Arg, Answer>,
): Edit<Arg, Answer> {
  defined.set(definition.name, definition as unknown as AnyEdit);
  return definition;
}

/** The definition of a stored edit; undefined if this version of the app, or this page, does not have it. */
export function findEdit(name: string): AnyEdit | undefined {
  return defined.get(name);
}

/** How to merge a later edit of the same subject with `earlier`; undefined if they cannot be merged. */
export function mergeOf(
  earlier: AnyEdit | undefined,
  later: AnyEdit,
): ((earlier: unknown, later: unknown) => unknown) | undefined {
  if (earlier?.name === later.name) return later.merge;
  return earlier?.absorbs?.[later.name] as ((earlier: unknown, later: unknown) => unknown) | undefined;
}

/** The version that an edit was based on. */
export function seenVersion(edit: AnyEdit, arg: unknown): Version | undefined {
  return edit.seen ? edit.seen(arg) : versionIn(arg);
}

/** Whether what an edit overwrites was changed after the person saw it, even if they did so in another window. */
export const isOutdated = (arg: unknown): boolean =>
  (arg as { isOutdated?: unknown } | null | undefined)?.isOutdated === true;

/** The version of a record from the server. */
export function versionOf(edit: AnyEdit, record: unknown): Version | undefined {
  if (record === null || record === undefined) return undefined;
  return edit.versionOf ? edit.versionOf(record) : versionIn(record);
}

function versionIn(value: unknown): Version | undefined {
  const version = (value as { version?: unknown } | null | undefined)?.version;
  return typeof version === 'number' || typeof version === 'string' ? version : undefined;
}
