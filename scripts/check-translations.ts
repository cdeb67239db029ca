import path from 'node:path';
import { locales } from '../core/i18n/locales';
import { shippedPages } from '../content/editor/shipped-pages';
import { checkContent, unreadableFiles } from './content/check';
import { describeFault } from './content/describe-fault';
import { readOverrides } from './content/notes/read-notes';
import { readRules, RuleError } from './content/read-rules';
import { pageRoutes } from './content/routes';

/** Without these an e-learning page would show keys instead of texts. */
const needed = new Map([
  [
    'questions',
    [...shippedPages()].flatMap((id) =>
      ['title', 'why', 'where', 'example'].map((part) => `learning.${id}.${part}`),
    ),
  ],
]);

/** With --readable only the files that cannot be read at all, since the site cannot be built from those. */
async function check(): Promise<string[]> {
  const texts = { root: process.env.TEXTS_DIR ?? 'locales', languages: locales };
  if (process.argv.includes('--readable')) return unreadableFiles(texts).map(describeFault);
  try {
    const rules = { ...readRules(), overrides: readOverrides(path.dirname(texts.root)) };
    // Its formatter is not installed where only the site is built.
    const { glossaryFileFaults } = await import('./content/glossary-files');
    return [
      ...checkContent({ ...texts, rules, routes: pageRoutes(), needed }).map(describeFault),
      ...(await glossaryFileFaults(rules.glossary)),
    ];
  } catch (error) {
    if (error instanceof RuleError) return [error.message];
    throw error;
  }
}

async function main(): Promise<void> {
  const faults = await check();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error(`\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the texts.`);
    process.exitCode = 1;
  } else {
    console.log(`All texts are there in ${locales.length} languages.`);
  }
}

void main();
