import { tabStorage } from '../storage/safe-storage';
import { newcomerMark, type Newcomer } from './first-run';

const prefix = 'draft:';
const listeners = new Set<() => void>();

/** Under this key stands what somebody is typing into a form; nobody else sees it, who signs in in the same tab. */
export function draftKey(owner: Newcomer, form: string): string {
  return `${prefixOf(owner)}${form}`;
}

/** Drafts outlive every end of a session that the person has not asked for. */
export function isDraftKey(key: string): boolean {
  return key.startsWith(prefix);
}

export function keepDraft(key: string, values: object): void {
  tabStorage.set(key, JSON.stringify(values));
  tell();
}

export function forgetDraft(key: string): void {
  tabStorage.remove(key);
  tell();
}

/** Whether something that the person has typed in this tab is neither saved nor given up. */
export function hasDrafts(owner: Newcomer): boolean {
  return tabStorage.keys().some((key) => key.startsWith(prefixOf(owner)));
}

export function forgetDrafts(owner: Newcomer): void {
  for (const key of tabStorage.keys()) if (key.startsWith(prefixOf(owner))) tabStorage.remove(key);
  tell();
}

export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const prefixOf = (owner: Newcomer) => `${prefix}${newcomerMark(owner)}:`;

const tell = () => listeners.forEach((listener) => listener());
