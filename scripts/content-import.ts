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
    return readFileSync(file, 'utf8');
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

  const { language, faults, changed } = await importTexts(xml, {
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
}

void main();
