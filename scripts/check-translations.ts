import { locales } from '../core/i18n/locales';
import { checkContent, unreadableFiles } from './content/check';
import { describeFault } from './content/describe-fault';
import { readRules } from './content/read-rules';
import { pageRoutes } from './content/routes';

// With --readable only for files that cannot be read at all: what the site cannot be built from.
const faults = (process.argv.includes('--readable') ? unreadableFiles : checkContent)({
  root: 'locales',
  languages: locales,
  rules: readRules(),
  routes: pageRoutes(),
});

for (const fault of faults) console.error(describeFault(fault));
if (faults.length > 0) {
  console.error(`\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the texts.`);
  process.exitCode = 1;
} else {
  console.log(`All texts are there in ${locales.length} languages.`);
}
