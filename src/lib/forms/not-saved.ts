import { isLocale, type Locale } from '../../../core/i18n/locales';
import type { Version } from '../outbox/edit';

/** What a self-saving field stores while its text has a fault. */
export interface NotSaved {
  text: string;
  /** The language in which it was typed. */
  locale: Locale;
  /** The value and version that were visible when typing began. */
  over: unknown;
  seen: Version | undefined;
  fault: unknown;
  /** The field's label, for lists that show the fault elsewhere. */
  label: string | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Parses a stored field, including those of earlier versions of the app; undefined if it is unreadable. */
export function readNotSaved(kept: unknown): NotSaved | undefined {
  if (!isObject(kept)) return undefined;
  // Earlier versions stored a number of the carbon tables as `typed`, with `start` for the visible value.
  const start = isObject(kept.start) ? kept.start : {};
  const { text = kept.typed, over = start.value, seen = start.version, locale, fault, label } = kept;
  if (typeof text !== 'string' || !isLocale(locale)) return undefined;
  return {
    text,
    locale,
    over,
    seen: typeof seen === 'number' || typeof seen === 'string' ? seen : undefined,
    fault,
    label: typeof label === 'string' ? label : undefined,
  };
}
