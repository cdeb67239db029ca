import { defaultRequestedKinds, type RequestedKind } from '../../../../core/terms/requested-items';
import type { InviteBody } from '../../../../core/contracts/supply-chain';
import type { Locale } from '../../../../core/i18n/locales';

/** Defaults for invitations that do not set their own values. */
export interface InviteDefaults {
  sectorCode: string;
  countryCode: string;
  /** Empty for the language of the inviting person. */
  locale: Locale | '';
  wanted: readonly RequestedKind[];
  /** `YYYY-MM-DD`, or empty. */
  dueDate: string;
  /** Days before the due date when the supplier is reminded automatically; null for no reminder. */
  remindDaysBefore: number | null;
  message: string;
}

/** Form values of one invitation, as typed. */
export interface InviteForm extends InviteDefaults {
  supplierName: string;
  supplierId: string;
  email: string;
}

export const emptyDefaults: InviteDefaults = {
  sectorCode: '',
  countryCode: '',
  locale: '',
  wanted: defaultRequestedKinds,
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
