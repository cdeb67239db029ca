import { tabStorage } from '../storage/safe-storage';
import { newcomerMark, type Newcomer } from './first-run';

const drafts = 'draft:';
const listeners = new Set<() => void>();

/** Under this key stands what somebody is typing into a form; nobody else sees it, who signs in in the same tab. */
export function draftKey(owner: Newcomer, form: string): string {
  return `${prefixOf(owner)}${form}`;
}

/** Drafts outlive every end of a session that the person has not asked for. */
export function isDraftKey(key: string): boolean {
  return key.startsWith(drafts);
}

export function keepDraft(key: string, values: object): void {
  tabStorage.set(key, JSON.stringify(values));
  tell();
}

/** What a draft says; undefined for none, and for what is no draft of this app. */
export function parseDraft<Values>(text: string | null): Values | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Values | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetDraft(key: string): void {
  tabStorage.remove(key);
  tell();
}

/** The forms whose names begin with `form` and that hold something which is neither saved nor given up. */
export function draftedForms(owner: Newcomer, form = ''): string[] {
  const prefix = prefixOf(owner);
  const keys = tabStorage.keys().filter((key) => key.startsWith(`${prefix}${form}`));
  return keys.map((key) => key.slice(prefix.length)).sort();
}

/** Whether something that the person has typed in this tab is neither saved nor given up. */
export function hasDrafts(owner: Newcomer): boolean {
  return draftedForms(owner).length > 0;
}

export function forgetDrafts(owner: Newcomer): void {
  for (const form of draftedForms(owner)) tabStorage.remove(draftKey(owner, form));
  tell();
}

export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const prefixOf = (owner: Newcomer) => `${drafts}${newcomerMark(owner)}:`;

const tell = () => listeners.forEach((listener) => listener());
