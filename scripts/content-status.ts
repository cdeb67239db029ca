import { numberFormat } from '../core/i18n/intl';
import { readArguments } from './content/command-line';
import { allStatuses } from './content/status-of-all';

function main(): void {
  const options = { details: { type: 'boolean', default: false } } as const;
  const given = readArguments({ options }, 'Usage: npm run content:status [-- --details]');
  if (given === undefined) return;
  const { details } = given.values;
  const { withHistory, languages } = allStatuses();

  const percent = numberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
  console.table(
    Object.fromEntries(
      languages.map(({ name, texts, words, missing, outdated }) => [
        name,
        {
          complete: percent.format(Math.floor(((texts - missing.length) / texts) * 1000) / 1000),
          texts,
          words,
          missing: missing.length,
          'English changed since': withHistory ? outdated.length : 'unknown',
        },
      ]),
    ),
  );

  if (!withHistory)
    console.log(
      'What has changed in English since it was translated is read from the whole Git history, which is not here.',
    );
  for (const { language, missing, outdated } of languages) {
    if (details && missing.length > 0) console.log(`\n${language}, missing:\n  ${missing.join('\n  ')}`);
    if (details && outdated.length > 0)
      console.log(
        `\n${language}, English changed since it was translated:\n  ${outdated.map(({ name }) => name).join('\n  ')}`,
      );
  }
  if (!details && languages.some(({ missing, outdated }) => missing.length + outdated.length > 0))
    console.log('Which texts these are: npm run content:status -- --details');
}

main();
