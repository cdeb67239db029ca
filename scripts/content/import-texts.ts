import xliff, { type Document, type Unit } from 'xliff';
import { englishText } from './compare';
import { namespacesOf, readLanguageFile, writeLanguageFile } from './language-files';
import { expectedKeys } from './plurals';
import { unprotect } from './protect';
import type { Rules } from './rules';
import { textFaults } from './text-faults';
import type { Texts } from './texts';

interface ImportOptions {
  root: string;
  languages: readonly string[];
  rules: Rules;
  routes: readonly string[];
}

export interface ImportResult {
  language: string;
  /** One sentence each; if there are any, nothing has been written. */
  faults: string[];
  /** `namespace:key` of the changed texts. */
  changed: string[];
  /** `namespace:key` of the texts without a translation in the file; they stay as they are. */
  untranslated: string[];
}

/** Imports the translations of an XLIFF 1.2 file: all of them, or none if one breaks the rules. */
export async function importTexts(xml: string, options: ImportOptions): Promise<ImportResult> {
  const { root, languages } = options;
  const result: ImportResult = { language: '', faults: [], changed: [], untranslated: [] };
  const document = await parse(xml);
  if (typeof document === 'string') return { ...result, faults: [document] };
  result.language = document.targetLanguage ?? '';
  if (result.language === 'en' || !languages.includes(result.language)) {
    const known = languages.filter((language) => language !== 'en').join(', ');
    const fault =
      `The file is for the language "${result.language}"; this product is translated into ${known}. ` +
      'If the texts are for one of these, write it as target-language in the file.';
    return { ...result, faults: [fault] };
  }

  const files = Object.entries(document.resources).map(
    ([namespace, units]) => [namespace, takeOver(namespace, units, result, options)] as const,
  );
  if (result.faults.length > 0) return { ...result, changed: [] };
  for (const [namespace, texts] of files)
    if (texts) writeLanguageFile(root, result.language, namespace, texts);
  return result;
}

/** The texts of a file with the agency's translations, or undefined if that changes nothing. */
function takeOver(
  namespace: string,
  units: Record<string, Unit>,
  { language, faults, changed, untranslated }: ImportResult,
  { root, rules, routes }: ImportOptions,
): Texts | undefined {
  const isKnown = namespacesOf(root).includes(namespace);
  const english: Texts = isKnown ? readLanguageFile(root, 'en', namespace) : new Map<string, string>();
  const texts: Texts = isKnown ? readLanguageFile(root, language, namespace) : new Map<string, string>();
  const expected = expectedKeys(english.keys(), language);
  const before = changed.length;
  for (const [key, { source = '', target = '' }] of Object.entries(units)) {
    const name = `${namespace}:${key}`;
    const reference = expected.has(key) ? englishText(key, english) : undefined;
    const text = unprotect(target, reference ?? '');
    if (text === '') untranslated.push(name);
    if (text === '' || text === texts.get(key)) continue;
    if (reference === undefined) {
      faults.push(`"${name}" is not a text of the product; remove it from the file`);
    } else if (unprotect(source, reference) !== reference) {
      faults.push(`"${name}" was translated from an English text that has changed since; export it again`);
    } else {
      const wrong = textFaults({ language, name, text, english: reference }, rules, routes);
      faults.push(...wrong.map((problem) => `"${name}" ${problem}`));
      texts.set(key, text);
      changed.push(name);
    }
  }
  return changed.length > before ? texts : undefined;
}

/** The document, or a sentence that explains why it is not valid. */
async function parse(xml: string): Promise<Document | string> {
  // A truncated file would otherwise be read as far as it goes.
  if (!/<\/(\w+:)?xliff>\s*$/.test(xml)) return 'The file is not XLIFF 1.2: it does not end with </xliff>.';
  const fault = kindFault(xml);
  if (fault !== undefined) return fault;
  try {
    const document = await xliff.xliff12ToJs(xml, { captureSpacesBetweenElements: true });
    return unreadFault(xml, document) ?? document;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n').slice(0, 2).join(', ') : String(error);
    return `The file is not XLIFF 1.2: ${reason}.`;
  }
}

/** The parser reads version 1.2, and the language of the first file element alone. */
function kindFault(xml: string): string | undefined {
  const version = /<xliff\s[^>]*?\bversion=["']([^"']*)/.exec(xml)?.[1] ?? '1.2';
  if (version !== '1.2') return `The file is XLIFF ${version}; ask for XLIFF 1.2, the format of the export.`;
  const targets = [...xml.matchAll(/<file\s[^>]*?\btarget-language=["']([^"']*)/g)];
  const languages = [...new Set(targets.map(([, language]) => language))];
  if (languages.length <= 1) return undefined;
  return `The file has texts in ${languages.join(' and ')}; ask for a file for each language.`;
}

/** The parser keeps neither texts in groups nor several with one name. */
function unreadFault(xml: string, { resources }: Document): string | undefined {
  const readable = new Set(
    Object.entries(resources).flatMap(([namespace, units]) =>
      Object.entries(units).flatMap(([key, { source }]) =>
        source === undefined ? [] : `${namespace}:${key}`,
      ),
    ),
  );
  const written = namesIn(xml);
  // A name is read once.
  const unread = written.filter((name) => !readable.delete(name));
  if (unread.length === 0) return undefined;
  const names = unread.slice(0, 5).map((name) => `"${name}"`);
  return (
    `Only ${written.length - unread.length} of the ${written.length} texts in the file can be read, not ` +
    `${names.join(', ')}${unread.length > names.length ? ' and others' : ''}: every text needs a name of its own ` +
    'and its English text, every file element a name of its own, and none may be in a group.'
  );
}

/** `namespace:key` of every text that is written in the file. */
function namesIn(xml: string): string[] {
  const nameOf = (attribute: string, tag: string) =>
    new RegExp(`\\b${attribute}=["']([^"']*)`).exec(tag)?.[1] ?? '';
  const [, ...files] = xml.split(/<file(?=\s)/);
  return files.flatMap((file) =>
    [...file.matchAll(/<trans-unit\s[^>]*/g)].map(
      ([unit]) => `${nameOf('original', file)}:${nameOf('id', unit)}`,
    ),
  );
}
