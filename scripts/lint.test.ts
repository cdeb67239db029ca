import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Lints a component of the app as `npm run lint` does, without the rules that need types. */
const program = `
  import { ESLint } from 'eslint';
  import { text } from 'node:stream/consumers';
  import tseslint from 'typescript-eslint';
  const { rule, snippets } = JSON.parse(await text(process.stdin));
  const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });
  const results = [];
  for (const [filePath, snippet] of snippets) {
    const [{ messages }] = await eslint.lintText('export const x = ' + snippet + ';', { filePath });
    results.push(messages.filter(({ ruleId }) => ruleId === rule).length);
  }
  process.stdout.write(JSON.stringify(results));
`;

type Snippets = readonly (readonly [file: string, expression: string])[];

/** How often each snippet breaks a rule. */
function breaches(rule: string, snippets: Snippets): number[] {
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(__dirname, '..'),
    input: JSON.stringify({ rule, snippets }),
    encoding: 'utf8',
  });
  return JSON.parse(answer) as number[];
}

const untranslated = (snippets: Snippets) => breaches('i18next/no-literal-string', snippets);

const screen = 'src/app/shell/sidebar.tsx';
const mail = 'server/mail/render-html.tsx';

test('finds an untranslated text wherever a person would see or hear it', () => {
  const faulty = [
    [screen, '<p>Hello</p>'],
    [screen, '<Page title="Hello" />'],
    [screen, '<Page intro="Hello" />'],
    [screen, '<PopoverMenu triggerLabel="Hello" />'],
    [screen, '<Dialog closeLabel={"Hello"} />'],
    [screen, '<Segmented legend="Hello" />'],
    [screen, '<TextField hint={`Hello`} />'],
    [screen, '<ComboBox emptyText="Hello" />'],
    [screen, '<Button aria-description="Hello" />'],
    [mail, '<p>Hello</p>'],
  ] as const;
  expect(untranslated(faulty)).toEqual(faulty.map(() => 1));
});

test('ignores texts that only programs read', () => {
  const fine = [
    [screen, '<p className="text" id="title">{t("shell.help")}</p>'],
    [screen, '<Page titleKey="shell.help" title={t("shell.help")} />'],
    [screen, '<Button variant="text" size="small" />'],
  ] as const;
  expect(untranslated(fine)).toEqual(fine.map(() => 0));
});

test('finds sorting and formatting that depend on the machine', () => {
  const faulty = [
    [screen, 'names.sort((a, b) => a.localeCompare(b))'],
    [screen, "names.sort((a, b) => a.localeCompare(b, 'de'))"],
    [screen, 'names.sort(Intl.Collator().compare)'],
    [screen, "new Intl.Collator('de')"],
    [screen, 'figure.toLocaleString()'],
    [mail, 'sentAt.toLocaleDateString()'],
    ['server/modules/users/service.ts', 'a.localeCompare(b)'],
  ] as const;
  expect(breaches('no-restricted-syntax', faulty)).toEqual(faulty.map(() => 1));
  const fine = [
    [screen, 'names.sort(collator(locale).compare)'],
    ['core/i18n/intl.ts', "new Intl.Collator('de')"],
  ] as const;
  expect(breaches('no-restricted-syntax', fine)).toEqual(fine.map(() => 0));
});

test('finds tests that would not run', () => {
  const file = 'tests/api/landing.test.ts';
  const faulty = [
    [file, "test.skip('later', () => undefined)"],
    [file, "it.only('this one', () => undefined)"],
    ['tests/e2e/carbon.spec.ts', "test.describe.only('these', () => undefined)"],
    ['core/carbon/bills.test.ts', "describe.skip('all', () => undefined)"],
  ] as const;
  expect(breaches('no-restricted-syntax', faulty)).toEqual(faulty.map(() => 1));
  const fine = [[file, "test.each([1])('%i', () => undefined)"]] as const;
  expect(breaches('no-restricted-syntax', fine)).toEqual(fine.map(() => 0));
});
