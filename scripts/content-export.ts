import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../core/i18n/locales';
import { fileFault, makeFolder, readArguments, refuse } from './content/command-line';
import { exportTexts } from './content/export-texts';
import { hasHistory } from './content/history';
import { readAllNotes } from './content/notes/read-notes';
import { readRules, readStillRight } from './content/read-rules';
import { languageStatus } from './content/status';

const options = {
  language: { type: 'string' },
  open: { type: 'boolean', default: false },
  out: { type: 'string' },
} as const;

const translated = locales.filter((language) => language !== 'en');
const usage =
  `Usage: npm run content:export -- --language ${translated.join('|')} [--open] [--out FILE]\n` +
  '--open exports only what is missing, or whose English text has changed since it was translated.';

async function main(): Promise<void> {
  const values = readArguments({ options }, usage)?.values;
  if (values === undefined) return;
  const language = translated.find((locale) => locale === values.language);
  if (language === undefined) return refuse(usage);

  const root = 'locales';
  const status = languageStatus({
    root,
    language,
    stillRight: readStillRight(),
    notes: readAllNotes(),
    withHistory: hasHistory(),
  });
  const { xml, texts } = await exportTexts({
    root,
    language,
    rules: readRules(),
    open: new Set([...status.missing, ...status.outdated.map(({ name }) => name)]),
    onlyOpen: values.open,
  });
  if (texts === 0) {
    console.log('Nothing is open: every text is translated from the English text as it is now.');
    return;
  }
  const file = values.out ?? path.join('build', 'exchange', `supplier-texts.${language}.xlf`);
  try {
    makeFolder(path.dirname(file));
    writeFileSync(file, xml);
  } catch (error) {
    return refuse(`${file} cannot be written: ${fileFault(error)}.`);
  }
  console.log(`${texts} ${texts === 1 ? 'text' : 'texts'} written to ${file}`);
}

void main();
