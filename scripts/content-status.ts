import { numberFormat } from '../core/i18n/intl';
import { localeNames, locales } from '../core/i18n/locales';
import { readArguments } from './content/command-line';
import { hasHistory } from './content/history';
import { readStillRight } from './content/read-rules';
import { languageStatus } from './content/status';

function main(): void {
  const options = { details: { type: 'boolean', default: false } } as const;
  const given = readArguments({ options }, 'Usage: npm run content:status [-- --details]');
  if (given === undefined) return;
  const { details } = given.values;
  const withHistory = hasHistory();
  const stillRight = readStillRight();

  const statuses = locales.map((language) =>
    languageStatus({ root: 'locales', language, stillRight, withHistory }),
  );

  const percent = numberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
  console.table(
    Object.fromEntries(
      statuses.map(({ language, texts, words, missing, outdated }) => [
        localeNames[language as keyof typeof localeNames],
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
  for (const { language, missing, outdated } of statuses) {
    if (details && missing.length > 0) console.log(`\n${language}, missing:\n  ${missing.join('\n  ')}`);
    if (details && outdated.length > 0)
      console.log(`\n${language}, English changed since it was translated:\n  ${outdated.join('\n  ')}`);
  }
  if (!details && statuses.some(({ missing, outdated }) => missing.length + outdated.length > 0))
    console.log('Which texts these are: npm run content:status -- --details');
}

main();
