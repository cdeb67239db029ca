import { readFileSync } from 'node:fs';
import { locales } from '../core/i18n/locales';
import { importTexts } from './content/import-texts';
import { readOverrides } from './content/notes/read-notes';
import { readRules } from './content/read-rules';
import { pageRoutes } from './content/routes';

/** The file's content; if it cannot be read, prints the reason in a sentence. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : code;
    console.error(`${file} cannot be read: ${reason}. Nothing was imported.`);
    process.exitCode = 1;
    return undefined;
  }
}

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);

  if (file === undefined) {
    console.error('Usage: npm run content:import -- FILE');
    process.exitCode = 1;
  } else {
    const xml = read(file);
    if (xml === undefined) return;
    const { language, faults, changed } = await importTexts(xml, {
      root: 'locales',
      languages: locales,
      rules: { ...readRules(), overrides: readOverrides() },
      routes: pageRoutes(),
    });
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) {
      console.error(`\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}: nothing was imported.`);
      process.exitCode = 1;
    } else {
      console.log(`${changed.length} texts of ${language} changed.`);
      for (const name of changed) console.log(`  ${name}`);
    }
  }
}

void main();
