import type { CompanyValues } from '../../../core/company/company-fields';
import { toKeptForm, type DraftStore, type KeptForm } from '../../lib/forms/draft-store';
import { tabStorage } from '../../lib/storage/safe-storage';
import type { ApplicantValues, Step } from './values';

/**
 * What was typed so far. It is personal data, so it stays in this tab (sessionStorage): it survives a reload
 * and a change of language, reaches no server before it is sent, and is deleted when the tab closes or the
 * registration is complete.
 */
interface Draft {
  /** Distinguishes drafts of different invitations without storing the token itself. */
  mark: string;
  step: Step;
  company?: unknown;
  applicant?: unknown;
}

interface Parts {
  company: CompanyValues;
  applicant: ApplicantValues;
}

const key = 'registration';
const sentKey = 'registrationSent';

const markOf = (token: string): string => token.slice(0, 8);

function readDraft(token: string): Partial<Draft> {
  try {
    const stored = JSON.parse(tabStorage.get(key) ?? 'null') as Partial<Draft> | null;
    return stored?.mark === markOf(token) ? stored : {};
  } catch {
    return {};
  }
}

function saveDraft(token: string, change: Partial<Draft>): void {
  if (token === '') return;
  tabStorage.set(key, JSON.stringify({ ...readDraft(token), ...change, mark: markOf(token) }));
}

/** Draft store of one of the two forms. */
export function draftOf<Part extends keyof Parts>(token: string, part: Part): DraftStore<Parts[Part]> {
  return {
    read: () => readPart(token, part),
    keep: (form) => saveDraft(token, { [part]: form }),
    forget: () => saveDraft(token, { [part]: undefined }),
  };
}

const readPart = <Part extends keyof Parts>(token: string, part: Part): KeptForm<Parts[Part]> | undefined =>
  toKeptForm<Parts[Part]>(readDraft(token)[part]);

/** The step in which the person left the form. */
export const readStep = (token: string): Step => (readDraft(token).step === 2 ? 2 : 1);

export const keepStep = (token: string, step: Step): void => saveDraft(token, { step });

/** Notes that the server may have created the project although no response has arrived. */
export function markSent(token: string): void {
  tabStorage.set(sentKey, markOf(token));
}

/** Whether a registration with this token was sent from here and is not complete. */
export function isRegistrationSent(token: string): boolean {
  return tabStorage.get(sentKey) === markOf(token);
}

export const forgetSent = (): void => tabStorage.remove(sentKey);

export function forgetDraft(): void {
  tabStorage.remove(key);
  forgetSent();
}
