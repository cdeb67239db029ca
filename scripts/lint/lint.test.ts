import { breaches, type Sources } from './breaches';

/** Each expression as a file of its own. */
const inFiles = (expressions: Sources) =>
  expressions.map(([file, expression]) => [file, `export const x = ${expression};`] as const);

const untranslated = (expressions: Sources) => breaches(/^i18next/, inFiles(expressions));

const screen = 'src/app/shell/sidebar.tsx';
const mail = 'server/mail/render-html.tsx';

test('finds an untranslated text wherever a person would see or hear it', async () => {
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
  expect(await untranslated(faulty)).toEqual(faulty.map(() => 1));
});

test('ignores texts that only programs read', async () => {
  const fine = [
    [screen, '<p className="text" id="title">{t("shell.help")}</p>'],
    [screen, '<Page titleKey="shell.help" title={t("shell.help")} />'],
    [screen, '<Button variant="text" size="small" />'],
  ] as const;
  expect(await untranslated(fine)).toEqual(fine.map(() => 0));
});

test('finds sorting and formatting that depend on the machine', async () => {
  const faulty = [
    [screen, 'names.sort((a, b) => a.localeCompare(b))'],
    [screen, "names.sort((a, b) => a.localeCompare(b, 'de'))"],
    [screen, 'names.sort(Intl.Collator().compare)'],
    [screen, "new Intl.Collator('de')"],
    [screen, 'figure.toLocaleString()'],
    [mail, 'sentAt.toLocaleDateString()'],
    ['server/modules/users/service.ts', 'a.localeCompare(b)'],
  ] as const;
  expect(await breaches(/^local/, inFiles(faulty))).toEqual(faulty.map(() => 1));
  const fine = [
    [screen, 'names.sort(collator(locale).compare)'],
    ['core/i18n/intl.ts', "new Intl.Collator('de')"],
  ] as const;
  expect(await breaches(/^local/, inFiles(fine))).toEqual(fine.map(() => 0));
});

test('finds markup and SQL built from strings', async () => {
  const faulty = [
    [screen, 'node.innerHTML'],
    [screen, 'node.insertAdjacentHTML("beforeend", text)'],
    [screen, '<p dangerouslySetInnerHTML={{ __html: text }} />'],
    ['server/modules/users/repository.ts', 'database.query(`select * from ${table}`)'],
  ] as const;
  expect(await breaches(/^local/, inFiles(faulty))).toEqual(faulty.map(() => 1));
});

test('finds regular expressions that fail in Safari', async () => {
  const sources = [
    [screen, String.raw`/(['"])(.*?)\1/u`],
    ['core/dates/parse-day.ts', String.raw`/(?<sign>[./])\d+\k<sign>/u`],
    [screen, String.raw`/(['"])(.*?)['"]\d/u`],
    ['server/modules/users/service.ts', String.raw`/(['"])(.*?)\1/u`],
  ] as const;
  expect(await breaches(/^local/, inFiles(sources))).toEqual([1, 1, 0, 0]);
});

test('finds a plugin of the server that exports something else', async () => {
  const sources = [
    ['server/plugins/site/cache.ts', 'export const years = 1;'],
    ['server/plugins/site/site.ts', 'export function site(app: App) { app.get("/"); }'],
  ] as const;
  expect(await breaches(/^local/, sources)).toEqual([1, 0]);
});

test('finds tests that would not run', async () => {
  const file = 'tests/api/company/landing.test.ts';
  const faulty = [
    [file, "test.skip('later', () => undefined)"],
    [file, "it.only('this one', () => undefined)"],
    ['tests/e2e/carbon.spec.ts', "test.describe.only('these', () => undefined)"],
    ['core/carbon/inputs/bills.test.ts', "describe.skip('all', () => undefined)"],
  ] as const;
  expect(await breaches(/^local/, inFiles(faulty))).toEqual(faulty.map(() => 1));
  const fine = [[file, "test.each([1])('%i', () => undefined)"]] as const;
  expect(await breaches(/^local/, inFiles(fine))).toEqual(fine.map(() => 0));
});

test('finds functions that a supported browser lacks, except on the server', async () => {
  const calls = ['URL.canParse(text)', 'AbortSignal.any([one, other])', 'new Intl.Segmenter("en")'];
  const inBrowsers = calls.flatMap((call) => [
    [screen, call] as const,
    ['core/search/search.ts', call] as const,
  ]);
  expect(await breaches(/restricted-properties/, inFiles(inBrowsers))).toEqual(inBrowsers.map(() => 1));
  expect(await breaches(/restricted-properties/, inFiles([[mail, calls[0] ?? '']]))).toEqual([0]);
});

test('finds files of more than 300 lines, except tables of data', async () => {
  const long = `${'// A line.\n'.repeat(300)}export const x = 1;`;
  const files = [
    'core/carbon/inputs/figures.ts',
    'tests/api/company/users.test.ts',
    'data/vsme/waste.ts',
  ] as const;
  expect(
    await breaches(
      /max-lines/,
      files.map((file) => [file, long] as const),
    ),
  ).toEqual([1, 1, 0]);
  const short = `${'// A line.\n'.repeat(299)}export const x = 1;`;
  expect(await breaches(/max-lines/, [[files[0], short]])).toEqual([0]);
});
