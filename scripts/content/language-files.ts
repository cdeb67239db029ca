import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeFault } from './describe-fault';
import { readTexts } from './read-file';
import type { Texts } from './texts';
import { writtenTexts } from './write-texts';

/** The namespaces of the product's texts: `registration`, `mail`, ... */
export function namespacesOf(root: string): string[] {
  return readdirSync(path.join(root, 'en'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
}

/** The texts of one file; none when the file does not exist. Throws when it cannot be read. */
export function readLanguageFile(root: string, language: string, namespace: string): Texts {
  const file = path.join(root, language, `${namespace}.json`);
  try {
    const { texts, faults } = readTexts(file);
    const [fault] = faults;
    if (fault) throw new Error(describeFault(fault));
    return texts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
}

/** Writes the texts of one file. */
export function writeLanguageFile(root: string, language: string, namespace: string, texts: Texts): void {
  const english = readLanguageFile(root, 'en', namespace);
  writeFileSync(path.join(root, language, `${namespace}.json`), writtenTexts(english, language, texts));
}
