import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../session/session-slice';
import type { SavedAnswer } from '../api/saved-answer';
import { continuesSession, isFresh, isSameOwner, type SavedState } from './saved-state';
import { sameData, sessionDataOf, type SessionData } from './session-data';

/** The part of the store persisted in localStorage: empty while nobody is signed in. */
export type SessionPart = Partial<SavedState> & { data?: SessionData };

/**
 * The part of the store persisted in IndexedDB: each answer under its cache key, with the cache's own data, not a copy,
 * and its owner under `owner`.
 */
export interface AnswersPart {
  [cacheKey: string]: SavedAnswer | SavedState | undefined;
}

/** Where the library records whether a part has been read. */
export interface PersistedParts {
  persistedSession: SessionPart & Rehydrated;
  persistedAnswers: AnswersPart & Rehydrated;
}

type Rehydrated = { _persist?: { rehydrated: boolean } };

const ownerKey = 'owner';
const libraryKey = '_persist';

/** The state to be persisted now. */
export const stateNoted = createAction<{ session: SavedState; answers: readonly SavedAnswer[] }>(
  'persistence/stateNoted',
);
/** The state found on the device must not be shown. */
export const partsDropped = createAction('persistence/partsDropped');

export function ownerOf(part: AnswersPart): SavedState | undefined {
  return part[ownerKey] as SavedState | undefined;
}

export function answersIn(part: AnswersPart): SavedAnswer[] {
  const isAnswer = ([key]: [string, unknown]) => key !== ownerKey && key !== libraryKey;
  return Object.entries(part)
    .filter(isAnswer)
    .map(([, answer]) => answer as SavedAnswer);
}

export function toAnswersPart(owner: SavedState | undefined, answers: readonly SavedAnswer[]): AnswersPart {
  const part: AnswersPart = Object.fromEntries(answers.map((answer) => [answer.cacheKey, answer]));
  return owner ? { ...part, [ownerKey]: owner } : part;
}

export function answersPart(part: AnswersPart = {}, action: UnknownAction): AnswersPart {
  if (isForeign(ownerOf(part), action)) return {};
  if (!stateNoted.match(action)) return part;
  const { session, answers } = action.payload;
  const before = continuesSession(ownerOf(part), session) ? part : {};
  return { ...before, ...toAnswersPart(session, answers) };
}

export function sessionPart(part: SessionPart = {}, action: UnknownAction): SessionPart {
  if (isForeign(part, action)) return {};
  if (!stateNoted.match(action)) return part;
  const { session, answers } = action.payload;
  const before = part.data && continuesSession(part, session) ? part.data : undefined;
  const data = sessionDataOf(answers, before);
  if (!before || !sameData(before, data)) return { ...session, data };
  return isFresh(part, session) ? part : { ...session, data: before };
}

/** Whether the part must be cleared on this action: its owner signs out, or someone else signs in. */
function isForeign(owner: Partial<SavedState> | undefined, action: UnknownAction): boolean {
  if (signedOut.match(action) || partsDropped.match(action)) return true;
  const profile = owner?.authInfo?.profile;
  return profile !== undefined && signedIn.match(action) && !isSameOwner(profile, action.payload.profile);
}
