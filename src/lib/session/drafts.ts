import { tabStorage } from '../storage/safe-storage';
import { profileKey, type ProfileRef } from './first-run';

const drafts = 'draft:';
const listeners = new Set<() => void>();

/** The storage key of a form's draft; someone else who signs in in the same tab does not see it. */
export function draftKey(owner: ProfileRef, form: string): string {
  return `${prefixOf(owner)}${form}`;
}

/** Drafts survive every end of a session that the person has not requested. */
export function isDraftKey(key: string): boolean {
  return key.startsWith(drafts);
}

export function keepDraft(key: string, values: object): void {
  tabStorage.set(key, JSON.stringify(values));
  notifyListeners();
}

/** Parses a draft; undefined if there is none or it is no draft of this app. */
export function parseDraft<Values>(text: string | null): Values | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Values | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetDraft(key: string): void {
  tabStorage.remove(key);
  notifyListeners();
}

/** The forms with unsaved, undiscarded input whose names start with `form`. */
export function draftedForms(owner: ProfileRef, form = ''): string[] {
  const prefix = prefixOf(owner);
  const keys = tabStorage.keys().filter((key) => key.startsWith(`${prefix}${form}`));
  return keys.map((key) => key.slice(prefix.length)).sort();
}

/** Whether this tab has unsaved, undiscarded input of the person. */
export function hasDrafts(owner: ProfileRef): boolean {
  return draftedForms(owner).length > 0;
}

export function forgetDrafts(owner: ProfileRef): void {
  for (const form of draftedForms(owner)) tabStorage.remove(draftKey(owner, form));
  notifyListeners();
}

export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const prefixOf = (owner: ProfileRef) => `${drafts}${profileKey(owner)}:`;

const notifyListeners = () => listeners.forEach((listener) => listener());
