import { tabStorage } from '../../lib/storage/safe-storage';
import { emptyValues, type FieldName, type RegistrationValues, type Step } from './values';

/**
 * What was typed so far. It is personal data, so it stays in this tab (sessionStorage): it survives a reload
 * and a change of language, reaches no server before it is sent, and is gone when the tab closes or the
 * registration is done.
 */
export interface Draft {
  step: Step;
  values: RegistrationValues;
  /** Fields whose faults are shown. */
  touched: readonly FieldName[];
}

const key = 'registration';
const sentKey = 'registrationSent';

/** Tells drafts of different invitations apart without keeping the token itself. */
function markOf(token: string): string {
  return token.slice(0, 8);
}

export function readDraft(token: string): Draft | undefined {
  try {
    const stored = JSON.parse(tabStorage.get(key) ?? 'null') as (Partial<Draft> & { mark?: string }) | null;
    if (!stored?.values || stored.mark !== markOf(token)) return undefined;
    return {
      step: stored.step === 2 ? 2 : 1,
      values: { ...emptyValues, ...stored.values },
      touched: stored.touched ?? [],
    };
  } catch {
    return undefined;
  }
}

export function saveDraft(token: string, draft: Draft): void {
  if (token === '') return;
  tabStorage.set(key, JSON.stringify({ mark: markOf(token), ...draft }));
}

/** Notes that the server may have made the project already, though no answer has come. */
export function markSent(token: string): void {
  tabStorage.set(sentKey, markOf(token));
}

/** Whether a registration with this token was sent from here and is not yet completed. */
export function isRegistrationSent(token: string): boolean {
  return tabStorage.get(sentKey) === markOf(token);
}

export function forgetDraft(): void {
  tabStorage.remove(key);
  tabStorage.remove(sentKey);
}
