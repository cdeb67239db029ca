import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isLocale, locales, type Locale } from '../../core/i18n/locales';
import { valueListData } from '../../data/value-lists';
import { StartupError } from '../startup-error';

/**
 * The options of a command.
 * @throws StartupError for an unknown option
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
}

/**
 * The number of a project; does not check that it exists.
 * @param example how the command is written, for the error message
 * @throws StartupError for anything that is not a project number
 */
export function readProject(value: string | undefined, example: string): number {
  if (value !== undefined && /^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new StartupError(`Say which project: ${example}`);
}

/** @throws StartupError for a language that the product does not have */
export function readLocale(language = 'en'): Locale {
  if (isLocale(language)) return language;
  throw new StartupError(`--language must be one of ${locales.join(', ')}; it is "${language}".`);
}

/**
 * The code as spelled in the list, ignoring case.
 * @param choice what the error message asks for, when the list is too long to show
 * @throws StartupError for a code that is not in it
 */
export function readCode(
  name: string,
  value: string,
  { known, choice = `one of ${known.join(', ')}` }: { known: readonly string[]; choice?: string },
): string {
  const code = value.trim().toUpperCase();
  if (known.includes(code)) return code;
  throw new StartupError(`--${name} must be ${choice}; it is "${value}".`);
}

/** @throws StartupError for anything that is not a country code */
export function readCountry(value: string): string {
  const known = valueListData['app-countries'].map(({ code }) => code);
  return readCode('country', value, { known, choice: 'a two-letter ISO 3166-1 code' });
}
