import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '../core/i18n/locales';
import { exportTexts } from './content/export-texts';
import { hasHistory } from './content/history';
import { readRules, readStillRight } from './content/read-rules';
import { languageStatus } from './content/status';

const options = {
  language: { type: 'string' },
  open: { type: 'boolean', default: false },
  out: { type: 'string' },
} as const;

/** The options; none if an argument is unknown. */
function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

async function main(): Promise<void> {
  const values = readArguments();
  const translated = locales.filter((language) => language !== 'en');
  const language = translated.find((locale) => locale === values?.language);

  if (values === undefined || language === undefined) {
    console.error(
      `Usage: npm run content:export -- --language ${translated.join('|')} [--open] [--out FILE]\n` +
        '--open exports only what is missing, or whose English text has changed since it was translated.',
    );
    process.exitCode = 1;
  } else {
    const root = 'locales';
    const status = languageStatus({
      root,
      language,
      stillRight: readStillRight(),
      withHistory: hasHistory(),
    });
    const { xml, texts } = await exportTexts({
      root,
      language,
      rules: readRules(),
      open: new Set([...status.missing, ...status.outdated]),
      onlyOpen: values.open,
    });
    if (texts === 0) {
      console.log('Nothing is open: every text is translated from the English text as it is now.');
      return;
    }
    const file = values.out ?? path.join('build', 'exchange', `supplier-texts.${language}.xlf`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, xml);
    console.log(`${texts} texts written to ${file}`);
  }
}

void main();
