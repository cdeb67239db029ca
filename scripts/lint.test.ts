import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Lints a component of the app as `npm run lint` does, without the rules that need types. */
const program = `
  import { ESLint } from 'eslint';
  import { text } from 'node:stream/consumers';
  import tseslint from 'typescript-eslint';
  const snippets = JSON.parse(await text(process.stdin));
  const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });
  const results = [];
  for (const [filePath, snippet] of snippets) {
    const [{ messages }] = await eslint.lintText('export const x = ' + snippet + ';', { filePath });
    results.push(messages.filter(({ ruleId }) => ruleId === 'i18next/no-literal-string').length);
  }
  process.stdout.write(JSON.stringify(results));
`;

function untranslated(snippets: readonly (readonly [string, string])[]): number[] {
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(__dirname, '..'),
    input: JSON.stringify(snippets),
    encoding: 'utf8',
  });
  return JSON.parse(answer) as number[];
}

const screen = 'src/app/shell/sidebar.tsx';
const mail = 'server/mail/render-html.tsx';

test('a text that is not translated is found wherever a person would see or hear it', () => {
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

test('what only programs read is not', () => {
  const fine = [
    [screen, '<p className="text" id="title">{t("shell.help")}</p>'],
    [screen, '<Page titleKey="shell.help" title={t("shell.help")} />'],
    [screen, '<Button variant="text" size="small" />'],
  ] as const;
  expect(untranslated(fine)).toEqual(fine.map(() => 0));
});
