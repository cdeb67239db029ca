import { isLocale, type Locale } from '../../../core/i18n/locales';
import type { Version } from '../outbox/edit';

/** What a field that saves itself keeps while what was typed into it has a fault. */
export interface NotSaved {
  text: string;
  /** In which language it was typed. */
  locale: Locale;
  /** The value that was in sight when the person began to type, and its version. */
  over: unknown;
  seen: Version | undefined;
  fault: unknown;
  /** The name of the field, where it is told about out of sight. */
  label: string | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What is kept of a field, also by an earlier version of the app; undefined for what cannot be read. */
export function readNotSaved(kept: unknown): NotSaved | undefined {
  if (!isObject(kept)) return undefined;
  // Earlier versions kept a number of the carbon tables as `typed`, with `start` for what was in sight.
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
