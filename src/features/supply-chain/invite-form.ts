import type { InviteBody } from '../../../core/contracts/supply-chain';
import type { Locale } from '../../../core/i18n/locales';
import type { InvitationDraft } from '../../../core/supply-chain/invitation-faults';

/** The form of one invitation, as typed. */
export interface InviteForm {
  supplierName: string;
  supplierId: string;
  email: string;
  sectorCode: string;
  countryCode: string;
  /** Empty for the language of the person who invites. */
  locale: Locale | '';
  /** `YYYY-MM-DD`, or empty. */
  dueDate: string;
  /** So many days before the due date the supplier is reminded by itself; null for no reminder. */
  remindDaysBefore: number | null;
  message: string;
}

export const emptyForm: InviteForm = {
  supplierName: '',
  supplierId: '',
  email: '',
  sectorCode: '',
  countryCode: '',
  locale: '',
  dueDate: '',
  remindDaysBefore: null,
  message: '',
};

export const toDraft = (form: InviteForm): InvitationDraft => ({ ...form, dueDate: form.dueDate || null });

export const toBody = (form: InviteForm, ownLocale: Locale): InviteBody => ({
  ...form,
  dueDate: form.dueDate || null,
  locale: form.locale || ownLocale,
});
