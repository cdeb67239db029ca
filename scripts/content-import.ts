import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { locales } from '../core/i18n/locales';
import { fileFault, readArguments, refuse } from './content/command-line';
import { importTexts } from './content/import-texts';
import { readOverrides } from './content/notes/read-notes';
import { readRules } from './content/read-rules';
import { pageRoutes } from './content/routes';

/** The file's content; if it cannot be read, says why. */
function read(file: string): string | undefined {
  try {
    const bytes = readFileSync(file);
    if (isUtf8(bytes)) return bytes.toString('utf8');
    return refuse(
      `${file} is not written in UTF-8; save it again with the encoding "UTF-8". Nothing was imported.`,
    );
  } catch (error) {
    return refuse(`${file} cannot be read: ${fileFault(error)}. Nothing was imported.`);
  }
}

const usage = 'Usage: npm run content:import -- FILE';

async function main(): Promise<void> {
  const given = readArguments({ allowPositionals: true }, usage);
  if (given === undefined) return;
  const [file, ...others] = given.positionals;
  if (file === undefined || others.length > 0) return refuse(usage);
  const xml = read(file);
  if (xml === undefined) return;

  const { language, faults, changed, untranslated } = await importTexts(xml, {
    root: 'locales',
    languages: locales,
    rules: { ...readRules(), overrides: readOverrides() },
    routes: pageRoutes(),
  });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0)
    return refuse(`\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}: nothing was imported.`);
  console.log(`${changed.length} ${changed.length === 1 ? 'text' : 'texts'} of ${language} changed.`);
  for (const name of changed) console.log(`  ${name}`);
  if (untranslated.length === 0) return;
  console.log('Without a translation in the file, and therefore left as they are:');
  for (const name of untranslated) console.log(`  ${name}`);
}

void main();
