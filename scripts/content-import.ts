import { readFileSync } from 'node:fs';
import { locales } from '../core/i18n/locales';
import { importTexts } from './content/import-texts';
import { readRules } from './content/read-rules';
import { pageRoutes } from './content/routes';

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);

  if (file === undefined) {
    console.error('Usage: npm run content:import -- FILE');
    process.exitCode = 1;
  } else {
    const { language, faults, changed } = await importTexts(readFileSync(file, 'utf8'), {
      root: 'locales',
      languages: locales,
      rules: readRules(),
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
