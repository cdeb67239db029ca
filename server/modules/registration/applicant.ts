import type { PersonalPayload } from '../../../core/contracts/registration';
import { normaliseLocale, type Locale } from '../../../core/i18n/locales';
import { readContact, type Contact } from '../../lib/company-input';

/** The person who registers a company, as stored. */
export interface Applicant extends Contact {
  locale: Locale;
}

/** @throws ApiError 400 in the words of the form */
export function toApplicant(payload: PersonalPayload): Applicant {
  return { ...readContact(payload), locale: normaliseLocale(payload.EmailInitialLanguage) };
}
