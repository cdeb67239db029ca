import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { compareTexts } from './compare';
import { foldFaults } from './fold-faults';
import { linesOfKeys } from './json-positions';
import { readTexts } from './read-file';
import type { Rules } from './rules';
import type { Fault } from './texts';

interface CheckOptions {
  /** The folder with one folder per language. */
  root: string;
  languages: readonly string[];
  rules: Rules;
  /** The addresses of the product's pages. */
  routes: readonly string[];
  /** Keys per namespace that the product requires but does not name in its sources. */
  needed?: ReadonlyMap<string, readonly string[]>;
}

/**
 * Compares every language folder of `root` with `root/en`, file by file and text by text. An empty result means that
 * the texts are complete and follow the rules.
 */
export function checkContent(options: CheckOptions): Fault[] {
  const { root, languages } = options;
  const namespaces = jsonFiles(path.join(root, 'en'));
  if (namespaces.length === 0) {
    return [
      { file: path.join(root, 'en'), problem: 'has no texts; every other language is compared with it' },
    ];
  }
  const faults = languages.flatMap((language) =>
    checkLanguage(options, language, namespaces).map((fault) => ({ ...fault, language })),
  );
  const translations = languages.filter((language) => language !== 'en').length;
  return [...unknownFolders(root, languages), ...foldFaults(faults, translations, root).map(withLine)];
}

/** Faults of files that cannot be read at all; a site cannot be built from those. */
export function unreadableFiles({ root, languages }: Pick<CheckOptions, 'root' | 'languages'>): Fault[] {
  return languages.flatMap((language) => {
    const folder = path.join(root, language);
    return [
      ...fileFaults(folder),
      ...jsonFiles(folder).flatMap((name) => readTexts(path.join(folder, name)).faults),
    ];
  });
}

function checkLanguage(options: CheckOptions, language: string, namespaces: string[]): Fault[] {
  const { root } = options;
  const folder = path.join(root, language);
  const faults = fileFaults(folder);
  if (faults.length > 0) return faults;
  const present = jsonFiles(folder);
  const extra = present.filter((name) => !namespaces.includes(name));
  return [
    ...extra.map((name) => ({
      file: path.join(folder, name),
      problem: `has no English counterpart; remove it, or add ${path.join(root, 'en', name)}`,
    })),
    ...namespaces.flatMap((name) => {
      const file = path.join(folder, name);
      if (!present.includes(name)) {
        return [{ file, problem: `is missing; copy ${path.join(root, 'en', name)} and translate it` }];
      }
      return withLines(file, checkFile(options, language, name));
    }),
  ];
}

function checkFile({ root, rules, routes, needed }: CheckOptions, language: string, name: string): Fault[] {
  const file = path.join(root, language, name);
  const translated = readTexts(file);
  const reference = language === 'en' ? translated : readTexts(path.join(root, 'en', name));
  // A file that cannot be read has one fault; English faults are reported when English is checked.
  if (translated.texts.size === 0 && translated.faults.length > 0) return translated.faults;
  if (reference.faults.length > 0 && reference !== translated) return translated.faults;
  const namespace = name.replace(/\.json$/, '');
  const lacking =
    language === 'en' ? (needed?.get(namespace) ?? []).filter((key) => !reference.texts.has(key)) : [];
  const compared = compareTexts({
    language,
    file,
    namespace,
    english: reference.texts,
    translated: translated.texts,
    rules,
    routes,
  });
  // A value that is not a text is reported as that, and not as missing too.
  const told = translated.faults.flatMap(({ key }) => (key === undefined ? [] : [key]));
  const isTold = ({ key = '' }: Fault) =>
    !translated.texts.has(key) && told.some((name) => key === name || key.startsWith(`${name}.`));
  return [
    ...translated.faults,
    ...lacking.map((key) => ({
      file,
      key,
      problem: 'is missing; the product shows it by itself, so bring it back',
    })),
    ...compared.filter((fault) => !isTold(fault)),
  ];
}

/** The fault with its line, if its key is in the file. */
const withLine = (fault: Fault): Fault => withLines(fault.file, [fault])[0] ?? fault;

/** Adds the line to each fault whose key is in the file. */
function withLines(file: string, faults: Fault[]): Fault[] {
  if (!faults.some(({ key, line }) => key !== undefined && line === undefined)) return faults;
  const lines = linesOfKeys(readFileSync(file, 'utf8'));
  return faults.map((fault) => {
    const line = fault.line ?? (fault.key === undefined ? undefined : lines.get(fault.key));
    return line === undefined ? fault : { ...fault, line };
  });
}

function unknownFolders(root: string, languages: readonly string[]): Fault[] {
  return readdirSync(root)
    .filter((name) => !languages.includes(name))
    .map((name) => ({
      file: path.join(root, name),
      problem: `is not a language of the product (${languages.join(', ')}); remove or rename it`,
    }));
}

/** Undefined if nothing exists at the path. */
const infoOf = (name: string) => statSync(name, { throwIfNoEntry: false });

/** The fault of a language that has a file where its folder belongs. */
function fileFaults(folder: string): Fault[] {
  if (!infoOf(folder)?.isFile()) return [];
  const problem =
    'is a file where the folder of a language belongs; rename or remove it, and bring the folder back';
  return [{ file: folder, problem }];
}

/** The language files of a folder; names that start with a dot are our own records. */
function jsonFiles(folder: string): string[] {
  if (!infoOf(folder)?.isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}
