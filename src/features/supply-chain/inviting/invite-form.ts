import { usuallyWanted, type WantedKind } from '../../../../core/requests/wanted';
import type { InviteBody } from '../../../../core/contracts/supply-chain';
import type { Locale } from '../../../../core/i18n/locales';

/** What holds for every invitation that says nothing else. */
export interface InviteDefaults {
  sectorCode: string;
  countryCode: string;
  /** Empty for the language of the person who invites. */
  locale: Locale | '';
  wanted: readonly WantedKind[];
  /** `YYYY-MM-DD`, or empty. */
  dueDate: string;
  /** So many days before the due date the supplier is reminded automatically; null for no reminder. */
  remindDaysBefore: number | null;
  message: string;
}

/** The form of one invitation, as typed. */
export interface InviteForm extends InviteDefaults {
  supplierName: string;
  supplierId: string;
  email: string;
}

export const emptyDefaults: InviteDefaults = {
  sectorCode: '',
  countryCode: '',
  locale: '',
  wanted: usuallyWanted,
  dueDate: '',
  remindDaysBefore: null,
  message: '',
};

export const emptyForm: InviteForm = { ...emptyDefaults, supplierName: '', supplierId: '', email: '' };

export const toBody = (form: InviteForm, ownLocale: Locale): InviteBody => ({
  ...form,
  wanted: [...form.wanted],
  dueDate: form.dueDate || null,
  locale: form.locale || ownLocale,
});
