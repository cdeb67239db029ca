import type { Locale } from '../../../core/i18n/locales';

/** The draft of a form, kept until it is saved or discarded. */
export interface KeptForm<Values> {
  values: Values;
  /** For each field the stored value that was visible to the person. */
  base: Values;
  /** The fields whose faults are shown. */
  touched: readonly (keyof Values)[];
  /** The language in which numbers were typed. */
  locale: Locale;
}

/** Storage for a form's draft. */
export interface DraftStore<Values> {
  read: () => KeptForm<Values> | undefined;
  keep: (form: KeptForm<Values>) => void;
  forget: () => void;
}

/** For a confirmation dialog: it is empty after a reload. */
export const noDraft = {
  read: () => undefined,
  keep: () => undefined,
  forget: () => undefined,
};

/** Parses a stored draft; undefined for anything else. */
export function toKeptForm<Values extends object>(kept: unknown): KeptForm<Values> | undefined {
  // An earlier version of the app may have stored less.
  const { values, base = {}, locale, touched = [] } = (kept ?? {}) as Partial<KeptForm<Values>>;
  if (!isObject(values) || !isObject(base) || !locale || !Array.isArray(touched)) return undefined;
  return { values, base: base as Values, locale, touched };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
